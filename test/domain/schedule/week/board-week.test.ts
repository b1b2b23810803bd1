import { test } from "uvu";
import * as assert from "uvu/assert";
import { isoDateOf } from "../../../../domain/dates/calendar";
import { dayOf } from "../../../../domain/dates/wall-time";
import { beginsToday, boardStart, weekStartOf } from "../../../../domain/schedule/week/board-week";

const sunday = 0;
const monday = 1;

test("weeks begin as the locale says", () => {
  assert.is(weekStartOf("en-US"), sunday);
  assert.is(weekStartOf("de-DE"), monday);
  assert.is(weekStartOf("ar-EG"), 6);
});

test("a board begins with the week, and at today in its last two days", () => {
  const starts = (weekStart: number, today: string) => boardStart(today, { today, weekStart });
  assert.is(starts(sunday, "2026-11-22"), "2026-11-22");
  assert.is(starts(sunday, "2026-11-26"), "2026-11-22");
  assert.is(starts(sunday, "2026-11-27"), "2026-11-27");
  assert.is(starts(sunday, "2026-11-28"), "2026-11-28");
  assert.is(starts(monday, "2026-11-27"), "2026-11-23");
  assert.is(starts(monday, "2026-11-29"), "2026-11-29");
});

test("boards follow each other without a gap or an overlap, and today is on its own", () => {
  for (const weekStart of [0, 1, 6])
    for (let at = 0; at < 7; at += 1) {
      const today = isoDateOf(dayOf("2026-11-22") + at);
      const board = { today, weekStart };
      const starts = new Set<string>();
      for (let day = dayOf(today) - 35; day <= dayOf(today) + 35; day += 1) {
        const first = boardStart(isoDateOf(day), board);
        assert.ok(dayOf(first) <= day && day < dayOf(first) + 7);
        starts.add(first);
      }
      const days = [...starts].map(dayOf);
      for (const [index, first] of days.slice(1).entries()) assert.is(first - (days[index] ?? 0), 7);
      assert.is(starts.has(today), beginsToday(board) || at === weekStart);
    }
});

test.run();
