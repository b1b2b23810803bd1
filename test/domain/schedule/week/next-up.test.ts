import { suite } from "uvu";
import * as assert from "uvu/assert";
import { nextUp } from "../../../../domain/schedule/week/next-up";
import { boardDay, boardMark } from "../../../../domain/schedule/week/week-summary";
import { part, practice } from "../../../support/people/week";

const test = suite("what is next");
const sunday = Date.parse("2026-11-22T14:00:00Z");

test("the next event is the soonest that takes place and is not over", () => {
  const over = practice({ id: "over", first_day: "2026-11-21", ends_at: "2026-11-22T13:00:00.000Z" });
  const running = practice({
    id: "running",
    first_day: "2026-11-22",
    starts_at: "2026-11-22T13:30:00.000Z",
    ends_at: "2026-11-22T15:00:00.000Z",
  });
  const off = practice({ id: "off", first_day: "2026-11-22", status: "called_off" });
  const later = practice({ id: "later" });
  assert.is(nextUp({ events: [later, off, running, over] }, sunday)?.id, "running");
  assert.is(nextUp({ events: [later, off, over] }, sunday)?.id, "later");
  assert.is(nextUp({ events: [off, over] }, sunday), null);
});

test("a mark of the board has the time, and an answer only where one is asked of that person", () => {
  const event = practice({ mine: [part({ answer: "no" }), part({ child_id: null, answer: null })] });
  const mark = { id: "e1", title: "Practice", time: "17:30", isOff: false };
  assert.equal(boardMark(event, "child-maya", sunday), { ...mark, answer: "no" });
  assert.equal(boardMark(event, "me", sunday), { ...mark, answer: null });
  assert.equal(boardMark(event, "child-leo", sunday), mark);
  const after = Date.parse(event.ends_at);
  assert.equal(boardMark(event, "me", after), mark, "an answer that is missing for good needs nobody");
  assert.is(boardMark(event, "child-maya", after).answer, "no");
  assert.equal(boardMark({ ...event, asks: "nobody" }, "me", sunday), mark);
  assert.equal(boardMark({ ...event, timing: "day", status: "called_off", mine: [] }, "me", sunday), {
    ...mark,
    time: "All day",
    isOff: true,
  });
  assert.is(boardMark({ ...event, timing: "open" }, "me", sunday).time, "?");
});

test("a day of the board is a letter and a date, and is read aloud whole", () => {
  assert.equal(boardDay("2026-11-24"), { day: "2026-11-24", letter: "T", date: "24", spoken: "Tue, Nov 24" });
});

test.run();
