import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  addUnsent,
  isAnyUnsent,
  noneUnsent,
  readUnsent,
  unsentNote,
  unsentText,
} from "../../../domain/outbox/unsent";
import { countUnsent } from "../../../domain/schedule/answer/pending-change";

const test = suite("what has not left yet");
const answer = { teamId: "t", eventId: "e", membershipId: "m", answer: "yes", note: null } as const;
const wishOf = (membershipId: string) => ({ ...answer, membershipId, seenVersion: 0, eventVersion: 1 });
const seen = { teamId: "t", eventId: "e", version: 2 };

test("the text counts messages, answers and Got its separately, in singular and plural", () => {
  for (const [messages, answers, gotIts, text] of [
    [0, 1, 0, "1 answer hasn't left yet."],
    [0, 2, 0, "2 answers haven't left yet."],
    [0, 0, 1, "1 Got it hasn't left yet."],
    [0, 0, 2, "2 Got its haven't left yet."],
    [0, 1, 1, "1 answer and 1 Got it haven't left yet."],
    [0, 2, 3, "2 answers and 3 Got its haven't left yet."],
    [1, 0, 0, "1 message hasn't left yet."],
    [2, 1, 0, "2 messages and 1 answer haven't left yet."],
    [2, 1, 1, "2 messages, 1 answer and 1 Got it haven't left yet."],
  ] as const)
    assert.is(unsentText({ ...noneUnsent, answers, gotIts, messages }), text);
  assert.is(unsentText({ ...noneUnsent, marks: 1 }), "1 mark hasn't left yet.");
  assert.is(unsentText({ ...noneUnsent, answers: 1, marks: 14 }), "1 answer and 14 marks haven't left yet.");
  assert.is(unsentText({ ...noneUnsent, turns: 1, rides: 2 }), "1 turn and 2 rides haven't left yet.");
});

test("the stored note is read back, also one of an earlier release; an invalid or missing one counts nothing", () => {
  for (const unsent of [
    { answers: 2 },
    { gotIts: 3 },
    { answers: 2, gotIts: 1 },
    { messages: 3 },
    { answers: 2, gotIts: 1, messages: 3 },
    { marks: 14 },
    { turns: 1 },
    { answers: 10, turns: 2, rides: 10 },
  ].map((some) => ({ ...noneUnsent, ...some }))) {
    assert.equal(readUnsent(unsentNote(unsent)), unsent);
    assert.is(isAnyUnsent(unsent), true);
  }
  assert.equal(
    [unsentNote({ ...noneUnsent, answers: 20 }), unsentNote({ ...noneUnsent, gotIts: 10 })],
    ["20", "0+10"],
    "without what is none",
  );
  assert.equal(readUnsent("2"), { ...noneUnsent, answers: 2 });
  assert.equal(readUnsent("2+1"), { ...noneUnsent, answers: 2, gotIts: 1 });
  for (const note of [null, "", "a lot", "+"]) assert.equal(readUnsent(note), noneUnsent);
  assert.equal([isAnyUnsent(noneUnsent), isAnyUnsent(readUnsent("0+1"))], [false, true]);
  const one = { ...noneUnsent, answers: 1, gotIts: 2, messages: 3 };
  assert.equal(addUnsent(one, one), { ...noneUnsent, answers: 2, gotIts: 4, messages: 6 });
});

test("waiting items are counted as answers if they have one", () => {
  const mark = { teamId: "t", eventId: "e", membershipId: "m1", attendance: null, at: "", eventVersion: 1 };
  const turn = { teamId: "t", eventId: "e", dutyId: "d", slot: 1, move: "keep" as const, version: 1 };
  const seat = {
    teamId: "t",
    eventId: "e",
    move: "ask" as const,
    ways: ["there" as const],
    membershipId: "m1",
    eventVersion: 1,
  };
  assert.equal(countUnsent([wishOf("m1"), wishOf("m2"), seen, mark, turn, seat]), {
    answers: 2,
    gotIts: 1,
    messages: 0,
    marks: 1,
    turns: 1,
    rides: 1,
  });
});

test.run();
