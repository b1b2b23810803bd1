import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { TurnMoveName, TurnState } from "../../../domain/duty/duty";
import { judgeMove } from "../../../domain/duty/turn-moves";

const test = suite("moves of turns");

/** By state: what the move makes of a turn of one's own family, and of another's. Nobody has an open one, or one that is off. */
const table: Readonly<Record<TurnMoveName, Readonly<Record<TurnState, string>>>> = {
  keep: {
    open: "refused",
    planned: "taken refused",
    taken: "same refused",
    offered: "taken refused",
    off: "refused",
  },
  offer: {
    open: "refused",
    planned: "offered refused",
    taken: "offered refused",
    offered: "same refused",
    off: "refused",
  },
  take: { open: "taken", planned: "taken gone", taken: "same gone", offered: "taken taken", off: "gone" },
  set: { open: "taken", planned: "taken taken", taken: "same taken", offered: "taken taken", off: "taken" },
  off: { open: "off", planned: "off off", taken: "off off", offered: "off off", off: "same" },
  open: { open: "same", planned: "open open", taken: "open open", offered: "open open", off: "open" },
};

test("each move of each state, for one's own family and for another", () => {
  for (const [move, states] of Object.entries(table))
    for (const [state, expected] of Object.entries(states)) {
      const isHeld = state !== "open" && state !== "off";
      const outcomes = (isHeld ? [true, false] : [false]).map((isOwn) =>
        judgeMove(move as TurnMoveName, { state: state as TurnState, isOwn }),
      );
      assert.is(outcomes.join(" "), expected, `${move} ${state}`);
    }
});

test.run();
