import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type FamilyLine,
  familyLines,
  inReceiptOrder,
  mergeCallLines,
  type ReceiptFamily,
} from "../../../../domain/schedule/receipt/call-list";
import {
  callListTexts,
  familyName,
  familyStateText,
  numbersText,
} from "../../../../domain/schedule/receipt/call-list-texts";

const test = suite("families and a near change");

const family = (id: string, change: Partial<ReceiptFamily> = {}): ReceiptFamily => ({
  players: [`${id} K.`],
  membership_ids: [id],
  people: ["Robin Reyes"],
  knows: false,
  is_here: true,
  state: "sent",
  heard_at: null,
  ...change,
});
const lines = (families: readonly ReceiptFamily[]) => familyLines(families, 2);
const ids = (of: readonly FamilyLine[]) => of.map(({ membership_ids }) => membership_ids.join());

test("those of whom the least is known come first, and otherwise nothing is moved", () => {
  const read = lines([
    family("a", { state: "knows", knows: true }),
    family("b", { state: "heard" }),
    family("c"),
    family("d", { state: "not_told", is_here: false }),
    family("e"),
  ]);
  assert.equal(ids(inReceiptOrder(read)), ["d", "c", "e", "b", "a"]);
});

test("a family that knows meanwhile keeps its place without its numbers, and new ones come last", () => {
  const phones = [{ user_id: "u1", name: "Robin Reyes", phone_number: "+15550100200" }];
  const found = lines([family("a", { phones }), family("b", { phones }), family("c")]);
  const kept = mergeCallLines(found, lines([family("b", { phones, state: "heard" }), family("d")]));
  assert.equal(
    kept.map((line) => [line.membership_ids[0], line.isGone, line.state, line.phones?.length]),
    [
      ["a", true, "knows", undefined],
      ["b", false, "heard", 1],
      ["c", true, "knows", undefined],
      ["d", false, "sent", undefined],
    ],
  );
});

test("of a later change every family is listed anew", () => {
  assert.is.not(familyLines([family("a")], 2)[0]?.id, familyLines([family("a")], 3)[0]?.id);
});

test("a family is named by its people and players, an adult player or a spot alone", () => {
  const table = [
    [{ people: ["Robin Reyes"], players: ["Sam R."] }, "Robin (Sam R.)"],
    [
      { people: ["Robin Reyes", "Kim Lee"], players: ["Sam R.", "Mia R."] },
      "Robin and Kim (Sam R. and Mia R.)",
    ],
    [{ people: [], players: ["Ann Adult"] }, "Ann Adult"],
  ] as const;
  for (const [{ people, players }, name] of table)
    assert.is(familyName({ people: [...people], players: [...players] }), name);
});

test("each state has its words, which say no more than is known", () => {
  const at = "2026-11-22T20:12:00.000Z";
  const knows = { state: "knows", knows: true, by: "Robin Reyes", at } as const;
  const table: [Partial<ReceiptFamily>, string][] = [
    [{ state: "not_told" }, "Not told yet"],
    [{ state: "not_told", is_here: false }, "Hasn't joined yet"],
    [{ state: "sent" }, "Heard nothing yet"],
    [{ state: "heard", heard_at: at }, "Heard it ring, 20:12"],
    [{ ...knows, via: "got_it" }, "Knows: Robin Reyes, 20:12"],
    [{ ...knows, via: "answer" }, "Knows, by an answer: Robin Reyes, 20:12"],
    [{ ...knows, via: "link", by: "Family" }, "Knows, by the mail's link: Family, 20:12"],
    [{ ...knows, via: "opened" }, "Has seen it: Robin Reyes, 20:12"],
    [{ ...knows, via: "told", by: "Cora Coach" }, "Told by Cora Coach, 20:12"],
    [{ state: "knows", knows: true, via: "told" }, "Told by a coach"],
    [{ state: "knows", knows: true }, "Knows"],
  ];
  for (const [change, words] of table)
    assert.is(
      familyStateText(family("a", change), (moment) => moment.slice(11, 16)),
      words,
    );
});

test("numbers are a line each, with whose they are if there are several", () => {
  const [robin, kim] = ["Robin Reyes", "Kim Lee"].map((name, at) => ({
    ...{ user_id: name, name },
    phone_number: `+1555010020${at}`,
  }));
  assert.ok(robin && kim);
  assert.equal([numbersText(undefined), numbersText([])], [null, "No number"]);
  assert.is(numbersText([robin]), "+1\u00a0555\u00a0010\u00a00200");
  assert.is(
    numbersText([robin, kim]),
    "Robin\u00a0+1\u00a0555\u00a0010\u00a00200\nKim\u00a0+1\u00a0555\u00a0010\u00a00201",
  );
});

test("several people of one family are called by their first names", () => {
  assert.equal(
    [callListTexts.callOne("Robin Reyes"), callListTexts.nudge(1), callListTexts.nudge(3)],
    ["Call Robin", "Remind 1 family", "Remind 3 families"],
  );
});

test.run();
