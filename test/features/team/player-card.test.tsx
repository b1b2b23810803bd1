import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import type { PlayerFactsOutcome } from "../../../domain/team/player-card";
import { playerCardMachine } from "../../../machines/team/player-card.machine";
import { PlayerCard } from "../../../src/features/team/player-card";
import { hoursOff, practice } from "../../support/people/week";
import { render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("player card");

test("the next event's time has its zone beside it on a device whose clock differs, and only then", async () => {
  for (const [hours, zone] of [
    [0, ""],
    [1, " Chicago time"],
  ] as const) {
    const next = { event: hoursOff(practice(), hours), answer: "yes" } as const;
    const outcome: PlayerFactsOutcome = { kind: "read", facts: { next, attendance: null } };
    const read = fromPromise<PlayerFactsOutcome, { membershipId: string }>(async () => outcome);
    const { unmount } = render(
      <PlayerCard machine={playerCardMachine.provide({ actors: { read } })} membershipId="m3" />,
    );
    const answer = await screen.findByText("In");
    assert.is(answer.parentElement?.textContent, `Practice, Tue, Nov 24, 17:30${zone} In`);
    unmount();
  }
});

test.run();
