import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  choicesAfter,
  dutyTemplates,
  familiesByNext,
  formOfDuty,
  hasChosen,
  missingTemplates,
  ownFamily,
} from "../../../domain/duty/duty-book";
import { dutyLine, familyName, planText } from "../../../domain/duty/duty-texts";
import { isHeld, ownTurnText } from "../../../domain/duty/own-turn";
import { slotText, turnTexts } from "../../../domain/duty/turn-texts";
import { book, snacks, turn } from "../../support/people/help";

const test = suite("words of duties");

test("a turn says what the family does; a name of its own stands for itself", () => {
  assert.equal(dutyTemplates.map(ownTurnText), [
    "You bring snacks",
    "You bring drinks",
    "You wash the kit",
    "You keep score",
    "You run the line",
  ]);
  assert.is(ownTurnText({ name: "Oranges", sign: "snacks" }), "Your turn: Oranges");
  assert.is(ownTurnText({ name: "Tent", sign: "other" }), "Your turn: Tent");
  assert.equal(
    (["open", "planned", "taken", "offered", "off"] as const).map((state) => isHeld({ state })),
    [false, true, true, false, false],
  );
});

test("a row says whose turn it is", () => {
  assert.equal(
    [
      slotText(turn()),
      slotText(turn({ state: "taken" })),
      slotText(turn({ state: "offered" })),
      slotText({ slot: 1, state: "planned", version: 1, name: "Leo" }),
      slotText({ slot: 1, state: "taken", version: 1, name: "Leo" }),
      slotText({ slot: 1, state: "offered", version: 1, name: "Leo" }),
      slotText({ slot: 1, state: "taken", version: 1 }),
      slotText({ slot: 1, state: "open", version: 0 }),
      slotText({ slot: 1, state: "off", version: 1 }),
    ],
    [
      "Your turn",
      "You've got it.",
      "You can't. We're asking the others.",
      "Leo's family, not confirmed yet",
      "Leo's family",
      "Leo's family can't. Free to take.",
      "Another family",
      "Nobody yet",
      "Not needed",
    ],
  );
  assert.is(
    turnTexts.trade({ event_id: "g2", first_day: "2026-11-14", name: "Snacks" }),
    "Take it, and your turn on Sat, Nov 14 becomes theirs: snacks.",
  );
});

test("a duty says for how many and when, and what sharing it out would do", () => {
  assert.is(dutyLine(snacks()), "1 family at games");
  assert.is(
    dutyLine(snacks({ families: 2, side: "home", is_for_all: false })),
    "2 families at home games · volunteers",
  );
  assert.is(dutyLine(snacks({ kinds: ["practice", "social"] })), "1 family at practices, get-togethers");
  const plan = { events: 18, families: 13, turns: 18, least: 1, most: 2, tag: "p" };
  assert.is(planText(plan, snacks()), "18 games, 13 families: one or two turns each.");
  assert.is(planText({ ...plan, least: 1, most: 1 }, snacks()), "18 games, 13 families: one turn each.");
  assert.is(
    planText({ ...plan, least: 0, most: 12 }, snacks()),
    "18 games, 13 families: up to 12 turns each.",
  );
  assert.is(
    planText({ ...plan, events: 1, families: 1, turns: 0 }, snacks({ kinds: ["game", "practice"] })),
    "1 event, 1 family: nothing to share out yet.",
  );
});

test("families stand by their next turn, without past ones and called-off games", () => {
  const shown = (of = book()) =>
    familiesByNext(of).map(({ family, turns }) => [
      familyName(family.players),
      ...turns.map(({ text }) => text),
    ]);
  assert.equal(shown(), [
    ["Maya R. & Leo R.", "Sat, Dec 5"],
    ["Sam L.", "Sat, Dec 12"],
  ]);
  assert.equal(
    shown(book({ duties: [snacks(), snacks({ id: "d2", name: "Kit wash", sign: "kit" })] })),
    [
      ["Maya R. & Leo R.", "Sat, Dec 5: Snacks"],
      ["Sam L.", "Sat, Dec 12: Snacks"],
    ],
    "the duty is named where there are several",
  );
  const off = book();
  assert.equal(
    shown({ ...off, events: off.events.map((event) => ({ ...event, is_called_off: true as const })) }),
    [["Maya R. & Leo R."], ["Sam L."]],
    "then whoever had fewest",
  );
});

test("a choice turns one duty round and keeps the others", () => {
  const two = book({
    duties: [snacks(), snacks({ id: "d2", name: "Kit wash", sign: "kit" })],
    choices: [
      { duty_id: "d2", membership_ids: ["leo"] },
      { duty_id: "d1", membership_ids: ["sam"] },
    ],
  });
  const family = ownFamily(two);
  assert.ok(family);
  assert.equal(
    two.duties.map((duty) => hasChosen(two, duty, family)),
    [false, true],
  );
  assert.equal(choicesAfter(two, snacks(), family), ["d2", "d1"]);
  assert.equal(choicesAfter(two, snacks({ id: "d2" }), family), []);
  assert.is(ownFamily(book({ families: [] })), null);
});

test("templates that the team has are not offered again, and a form begins with its duty", () => {
  assert.equal(
    missingTemplates(book({ duties: [snacks({ name: " snacks" })] })).map(({ name }) => name),
    ["Drinks", "Kit wash", "Scorekeeper", "Linesman"],
  );
  const [first] = dutyTemplates;
  assert.equal(formOfDuty(snacks()), first);
  assert.is(formOfDuty(snacks({ side: "home" })).side, "home");
});

test.run();
