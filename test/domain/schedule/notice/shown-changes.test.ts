import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ScheduleEvent } from "../../../../domain/schedule/answer/answering";
import { shownChanges } from "../../../../domain/schedule/notice/shown-changes";
import { part, practice } from "../../../support/people/week";

const test = suite("changes that a page shows");

const changes = [{ what: "start" as const, before: "2026-11-24T09:00:00", after: "2026-11-24T17:30:00" }];
const moved = (id: string, change: Partial<ScheduleEvent> = {}) =>
  practice({ id, version: 3, changes, rings: true, mine: [part({ answer_version: 1 })], ...change });
const seen = (event: ScheduleEvent) => {
  const { rings: _, ...rest } = event;
  return { ...rest, changes: [] };
};
const shown = (before: ScheduleEvent[], events: ScheduleEvent[], settled: string[] = []) =>
  shownChanges(before, {
    changed: events.filter((event) => event.changes.length > 0),
    events,
    settled: new Set(settled),
  });
const ids = (events: readonly ScheduleEvent[]) => events.map(({ id }) => id).join();

test("one that counts as seen stays as it was shown, in the order of the events", () => {
  const [one, two, three] = [moved("a"), moved("b"), moved("c")];
  const now = shown([one, two], [seen(one), two, three]);
  assert.is(ids(now), "a,b,c");
  assert.equal([now[0]?.changes, now[0]?.rings], [changes, true]);
});

test("what was pressed, answered, changed again or taken away goes", () => {
  const one = moved("a");
  const answered = { ...seen(one), mine: [part({ answer_version: 2 })] };
  assert.is(ids(shown([one], [seen(one)])), "a");
  assert.is(ids(shown([one], [seen(one)], ["a"])), "");
  assert.is(ids(shown([one], [one], ["a"])), "a", "until it is saved");
  assert.is(ids(shown([one], [answered])), "");
  assert.is(ids(shown([one], [{ ...seen(one), version: 4 }])), "", "back as it was");
  assert.is(ids(shown([one], [])), "");
});

test.run();
