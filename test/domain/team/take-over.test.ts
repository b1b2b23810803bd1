import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type Command,
  judgeTakeOver,
  type TakeOver,
  takeOverLife,
  takeOverWait,
} from "../../../domain/team/take-over";

const test = suite("taking over a team");

const now = Date.parse("2026-11-22T12:00:00Z");
const asked = (before: number, isMine = true) => ({ isMine, at: now - before });
const about: Command = { isResting: false, isUnseen: false, asked: null };
const unseen: Command = { ...about, isUnseen: true };

const cases: [what: string, Command, TakeOver][] = [
  ["a manager is about", about, "refused"],
  ["a manager came back after the question", { ...about, asked: asked(takeOverWait) }, "refused"],
  ["nobody manages the team", { ...about, isResting: true, isUnseen: true }, "at_once"],
  [
    "nobody manages the team, and somebody else asked",
    { ...unseen, isResting: true, asked: asked(0, false) },
    "at_once",
  ],
  ["no manager was seen", unseen, "ask"],
  ["asked a moment ago", { ...unseen, asked: asked(1) }, "wait"],
  ["a moment before 72 hours", { ...unseen, asked: asked(takeOverWait - 1) }, "wait"],
  ["72 hours", { ...unseen, asked: asked(takeOverWait) }, "at_once"],
  ["72 hours after somebody else asked", { ...unseen, asked: asked(takeOverWait, false) }, "wait"],
  ["a question that is forgotten", { ...unseen, asked: asked(takeOverLife) }, "ask"],
  ["somebody else's that is forgotten", { ...unseen, asked: asked(takeOverLife, false) }, "ask"],
];

for (const [what, command, becomes] of cases)
  test(`${what}: ${becomes}`, () => {
    assert.is(judgeTakeOver(command, now), becomes);
  });

test.run();
