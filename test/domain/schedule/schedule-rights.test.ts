import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mayOnSchedule, type ScheduleOperation } from "../../../domain/schedule/schedule-rights";
import type { TeamRole } from "../../../domain/team/team-rights";

const test = suite("rights on a schedule");

const columns = [
  "manager",
  "coach",
  "player",
  "follower",
  "guardian",
  "child_follower",
] as const satisfies TeamRole[];

/** The design's table, columns M C P W G L. */
const table: Record<ScheduleOperation, string> = {
  see_events: "++++++",
  see_who_comes: "+++-+-",
  read_answers: "++----",
  change_events: "++----",
  answer_for_anybody: "++----",
  answer_for_own: "--+-+-",
  mark_attendance: "++----",
  see_own_attendance: "--+-+-",
  share_event: "+++-+-",
  remove_event_link: "++----",
  acknowledge: "--+-+-",
  ring: "+++-+-",
  see_who_knows: "++----",
};

for (const [operation, row] of Object.entries(table) as [ScheduleOperation, string][]) {
  test(`${operation}: as in the design's table`, () => {
    const seen = columns.map((teamRole) => (mayOnSchedule([teamRole], operation) ? "+" : "-"));
    assert.is(seen.join(""), row);
    assert.not(mayOnSchedule([], operation));
  });
}

test("the rights of several standings add up", () => {
  assert.ok(mayOnSchedule(["follower", "guardian"], "acknowledge"));
  assert.not(mayOnSchedule(["follower", "child_follower"], "see_who_comes"));
});

test.run();
