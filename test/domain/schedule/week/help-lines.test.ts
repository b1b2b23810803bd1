import { suite } from "uvu";
import * as assert from "uvu/assert";
import { helpLines } from "../../../../domain/schedule/week/help-lines";
import { part, practice } from "../../../support/people/week";

const test = suite("what a family brings, and who drives");
const snacks = {
  duty_id: "d1",
  name: "Snacks",
  sign: "snacks",
  slot: 1,
  state: "planned",
  version: 1,
} as const;
const kim = { driver_id: "kim", driver_name: "Kim", version: 1 };
const lines = (event: Parameters<typeof helpLines>[0], person?: Parameters<typeof helpLines>[1]) =>
  helpLines(event, person).map(({ text, isAsking }) => (isAsking ? `! ${text}` : text));

test("a turn is named until it is let go of", () => {
  const event = (state: "planned" | "taken" | "offered") =>
    practice({ mine: [part({ turns: [{ ...snacks, state }] })] });
  assert.equal(
    [lines(event("planned")), lines(event("taken")), lines(event("offered"))],
    [["You bring snacks"], ["You bring snacks"], []],
  );
});

test("one line for both ways of one driver; what is to be settled stands out", () => {
  const there = { way: "there", state: "agreed", leaves_local: "2026-11-24T09:10:00", ...kim } as const;
  const back = { way: "back", state: "agreed", ...kim } as const;
  const event = (seats: NonNullable<ReturnType<typeof part>["seats"]>) =>
    practice({ mine: [part({ first_name: "Leo", seats })] });
  assert.equal(lines(event([there, back])), ["Kim drives Leo at 9:10"]);
  assert.equal(lines(event([back])), ["Kim drives Leo back"]);
  assert.equal(lines(event([there, { way: "back", state: "wanted", version: 1 }])), [
    "Kim drives Leo at 9:10",
    "! Who drives Leo back?",
  ]);
  assert.equal(lines(event([{ ...there, state: "not_coming" }])), []);
});

test("of oneself as a player, of one's own car, and of one person of several", () => {
  const event = practice({
    mine: [
      part({ child_id: null, first_name: "Dana", seats: [{ way: "there", state: "wanted", version: 1 }] }),
      part({ membership_id: "leo", first_name: "Leo", turns: [snacks] }),
    ],
    drives: [
      {
        way: "there",
        seats: 3,
        taken: 2,
        is_current: true,
        leaves_local: "2026-11-24T16:55:00",
        version: 1,
      },
    ],
  });
  assert.equal(lines(event), [
    "You bring snacks",
    "! Who drives you?",
    "You drive at 16:55, 2 of 3 seats taken",
  ]);
  assert.equal(lines(event, event.mine[1]), ["You bring snacks"]);
  const stale = practice({ drives: [{ way: "there", seats: 3, taken: 2, is_current: false, version: 1 }] });
  assert.equal(lines(stale), ["! The plan changed. Still driving?"]);
});

test("nothing for who follows, and nothing of what is off", () => {
  const turns = [snacks];
  const { answer_version: _, ...followed } = part({ turns });
  assert.equal(lines(practice({ mine: [followed] })), []);
  assert.equal(lines(practice({ status: "called_off", mine: [part({ turns })] })), []);
});

test.run();
