import "../../support/view/happy-dom";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import { linesOf, type UsualLine, type UsualOffer, type UsualSaved } from "../../../domain/absence/usual";
import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import type { NeedsYouLine } from "../../../domain/needs-you/needs-you-list";
import { usualListMachine } from "../../../machines/absence/usual-list.machine";
import { usualOfferMachine } from "../../../machines/absence/usual-offer.machine";
import { needsYouListMachine } from "../../../machines/needs-you/needs-you-list.machine";
import { UsualAsked } from "../../../src/features/absence/usual-asked";
import { UsualList } from "../../../src/features/absence/usual-list";
import { UsualOfferCard } from "../../../src/features/absence/usual-offer";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("usual yes");
const offer: UsualOffer = { teamId: "comets", membershipId: "m1", name: "Maya", day: "2026-11-24" };

function openOffer(outcome: UsualSaved) {
  const over: boolean[] = [];
  const sent: UsualOffer[] = [];
  const machine = usualOfferMachine.provide({
    actors: {
      saveUsual: fromPromise<UsualSaved, UsualOffer>(async ({ input }) => {
        sent.push(input);
        return outcome;
      }),
    },
  });
  render(<UsualOfferCard machine={machine} offer={offer} onOver={(isSaved) => over.push(isSaved)} />);
  return { user: openUser(), over, sent };
}

test("the card asks by the practice's weekday, and one press counts the player in", async () => {
  const { user, over, sent } = openOffer({ kind: "saved" });
  assert.ok(screen.getByText("Maya always comes on Tuesdays?"));
  assert.ok(
    screen.getByText(
      "Then Maya counts as in until you say otherwise, and we stop asking. If the time changes, we ask.",
    ),
  );
  await user.click(screen.getByRole("button", { name: "Count Maya in" }));
  assert.equal([sent, over], [[offer], [true]]);
});

test("the other press leaves it, and a refusal stands in the card's place", async () => {
  const { user, over } = openOffer({ kind: "refused", text: "No line." });
  await user.click(screen.getByRole("button", { name: "Count Maya in" }));
  assert.ok(await screen.findByText("No line."));
  await user.click(screen.getByRole("button", { name: "I'll answer each time" }));
  assert.equal(over, [false]);
});

test("the list says who is counted in until when, and each line has its one button", async () => {
  const lines = linesOf([
    {
      team_id: "comets",
      team_name: "Comets",
      colour_one: "#1d2f6f",
      colour_two: "#ffc53d",
      membership_id: "m1",
      child_id: "maya",
      first_name: "Maya",
      number: "7",
      takes_usual: true,
      usual: {
        team_id: "comets",
        membership_id: "m1",
        since: "2026-11-01",
        until: "2027-05-20",
        said_by: { name: "Jordan", is_me: true },
        said_at: "2026-11-01T10:00:00.000Z",
        is_paused: false,
        version: 1,
      },
    },
    {
      team_id: "owls",
      team_name: "Owls",
      colour_one: "#0b5d3b",
      colour_two: "#ffffff",
      membership_id: "m2",
      child_id: "leo",
      first_name: "Leo",
      number: null,
      takes_usual: true,
    },
  ]);
  const changes: Change<UsualLine>[] = [];
  const machine = usualListMachine.provide({
    actors: {
      read: fromPromise<ReadOutcome<UsualLine>, { tag: string | null; after: string | null }>(async () => ({
        kind: "listed",
        items: lines,
        nextAfter: null,
        tag: null,
      })),
      change: fromPromise<ChangeOutcome<UsualLine>, Change<UsualLine>>(async ({ input }) => {
        changes.push(input);
        return { kind: "refused", text: "No line." };
      }),
    },
  });
  render(<UsualList machine={machine} below={<p>Below</p>} />);
  assert.ok(await screen.findByText("Maya, Comets"));
  assert.ok(screen.getByText("In unless we say otherwise, until May 20"));
  assert.ok(screen.getByText("Asked each time"));
  assert.equal(
    [...document.querySelectorAll("svg[data-team]")].map(({ textContent }) => textContent),
    ["7", "L"],
    "each player's cap as their team draws it",
  );
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "We answer each time" }));
  await screen.findByText("No line.");
  await user.click(screen.getByRole("button", { name: "Count Leo in" }));
  assert.equal(
    changes.map(({ id, to }) => [id, to?.isIn]),
    [
      ["comets.m1", false],
      ["owls.m2", true],
    ],
  );
});

test("one that is paused says so, and is said again or ended", async () => {
  const [line] = linesOf([
    {
      team_id: "comets",
      team_name: "Comets",
      colour_one: "#1d2f6f",
      colour_two: "#ffc53d",
      membership_id: "m1",
      child_id: "maya",
      first_name: "Maya",
      number: "7",
      takes_usual: true,
      usual: {
        team_id: "comets",
        membership_id: "m1",
        since: "2026-11-01",
        until: "2027-05-20",
        said_by: { name: "Jordan", is_me: true },
        said_at: "2026-11-01T10:00:00.000Z",
        is_paused: true,
        version: 2,
      },
    },
  ]);
  assert.ok(line);
  const changes: (boolean | undefined)[] = [];
  const machine = usualListMachine.provide({
    actors: {
      read: fromPromise<ReadOutcome<UsualLine>, { tag: string | null; after: string | null }>(async () => ({
        kind: "listed",
        items: [line],
        nextAfter: null,
        tag: null,
      })),
      change: fromPromise<ChangeOutcome<UsualLine>, Change<UsualLine>>(async ({ input }) => {
        changes.push(input.to?.isIn);
        return { kind: "refused", text: "No line." };
      }),
    },
  });
  render(<UsualList machine={machine} below={<p>Below</p>} />);
  assert.ok(await screen.findByText("Paused: two practices missed"));
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "Yes, still in" }));
  await screen.findByText("No line.");
  await user.click(screen.getByRole("button", { name: "We answer each time" }));
  assert.equal(changes, [true, false]);
});

test("on the schedule a paused one is asked about with its two answers, and nothing else of the list is drawn", async () => {
  const missed: NeedsYouLine = {
    kind: "usual_ended",
    id: "usual_ended m1 2",
    created_at: "2026-11-24T18:00:00.000Z",
    team_id: "comets",
    team_name: "Comets",
    membership_id: "m1",
    child_first_name: "Maya",
    version: 2,
  };
  const sent: unknown[] = [];
  const list = createActor(
    needsYouListMachine.provide({
      actors: {
        read: fromPromise<ReadOutcome<NeedsYouLine>, { tag: string | null; after: string | null }>(
          async () => ({
            kind: "listed",
            items: [{ ...missed, kind: "away", id: "away a1" }, missed],
            nextAfter: null,
            tag: null,
          }),
        ),
        change: fromPromise<ChangeOutcome<NeedsYouLine>, Change<NeedsYouLine>>(async ({ input }) => {
          sent.push(input.to?.decision);
          return { kind: "refused", text: "No line." };
        }),
      },
    }),
    { input: {} },
  ).start();
  render(<UsualAsked of={list} />);
  const of = ", Maya missed two practices. Still in as usual?";
  const user = openUser();
  await user.click(await screen.findByRole("button", { name: `Ask us again${of}` }));
  await screen.findByText("No line.");
  await user.click(screen.getByRole("button", { name: `Yes, still in${of}` }));
  assert.equal([sent, screen.getAllByRole("listitem").length], [["ended", "confirmed"], 1]);
  list.stop();
});

test("without a player in a team there is no such section", async () => {
  const isRead = { now: false };
  const machine = usualListMachine.provide({
    actors: {
      read: fromPromise<ReadOutcome<UsualLine>, { tag: string | null; after: string | null }>(async () => {
        isRead.now = true;
        return { kind: "listed", items: [], nextAfter: null, tag: null };
      }),
    },
  });
  const { container } = render(<UsualList machine={machine} below={<p>Below</p>} />);
  assert.is(container.textContent, "", "what is below waits");
  await act(async () => {});
  assert.equal([isRead.now, container.textContent], [true, "Below"]);
});

test.run();
