import { sql } from "drizzle-orm";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  changeKindOf,
  changesBetween,
  type EventChange,
} from "../../../../domain/schedule/event/event-change";
import type { EventSnapshot } from "../../../../domain/schedule/event/event-parts";
import { eventVersion } from "../../../../server/platform/db/schema/schedule";
import { openEscalation } from "../../../support/people/escalation";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("what a family knows of an event");

let server: TestServer;
test.before(async () => {
  server = await openTestServer();
});
test.after(() => server.close());

const venues = [
  null,
  { id: "one", name: "Old field" },
  { id: "one", name: "Renamed field" },
  { id: "two", name: "Old field" },
];
/** Few values, so that many versions are alike in some of them. */
const shownEvent: fc.Arbitrary<EventSnapshot> = fc
  .record({
    starts_local: fc.constantFrom("2026-11-22T17:00:00", "2026-11-22T18:00:00"),
    time_zone: fc.constantFrom(undefined, "America/Chicago", "Europe/Berlin"),
    timing: fc.constantFrom("timed", "day"),
    duration_minutes: fc.constantFrom(60, 90),
    arrive_minutes: fc.constantFrom(0, 15),
    venue: fc.constantFrom(...venues),
    venue_detail: fc.constantFrom(null, "3"),
    title: fc.constantFrom("Practice", "Training"),
    opponent: fc.constant(null),
    side: fc.constant(null),
    kit: fc.constantFrom(null, "blue"),
    called_off_for: fc.constantFrom(null, "weather", "other"),
  })
  .map(
    (event) => ({ ...event, status: event.called_off_for === null ? "on" : "called_off" }) as EventSnapshot,
  );

/** Kinds of change that no family has to acknowledge. */
const noneOrSmall: readonly unknown[] = [null, "changed"];

test("the database compares two versions as the rules do", async () => {
  const pairs = fc.sample(fc.record({ before: shownEvent, after: shownEvent }), { numRuns: 300, seed: 7 });
  const { rows } = await server.services.db.execute<{
    is_changed: boolean;
    needs_acknowledgement: boolean;
  }>(sql`
    select changed_fields(p -> 'before', p -> 'after') <> '{}' as is_changed, needs_acknowledgement(changed_fields(p -> 'before', p -> 'after')) as needs_acknowledgement
    from jsonb_array_elements(${JSON.stringify(pairs)}::jsonb) with ordinality a(p, n) order by n`);
  const changes = pairs.map(({ before, after }) => changesBetween(before, after));
  assert.equal(
    rows.map(({ is_changed, needs_acknowledgement }) => [is_changed, needs_acknowledgement]),
    changes.map((each) => [each.length > 0, !noneOrSmall.includes(changeKindOf(each))]),
  );
  assert.ok(changes.some((each) => changeKindOf(each) === "changed"));
});

type Version = { shown: EventSnapshot; isNotified: boolean };

/** By each part: the newest value that they acknowledged or were told, and that is not the current one. */
const missed = (
  versions: readonly Version[],
  { seen, now }: { seen: number; now: number },
): EventChange[] => {
  const current = versions[now]?.shown as EventSnapshot;
  const possible = versions
    .slice(0, now)
    .filter(({ isNotified }, index) => index === seen || (index > seen && isNotified));
  const byPart = new Map(
    possible
      .flatMap(({ shown }) => changesBetween(shown, current))
      .map((change) => [change.what, change] as const),
  );
  return [...byPart.values()];
};

/** For what it was called off before is of no account: status and reason are two values. */
const named = (changes: readonly EventChange[]) =>
  changes
    .map(({ what, before, after }) => JSON.stringify([what, what === "status" ? null : before, after]))
    .sort();

test("of what they were told since they last acknowledged something, all that is no longer so is news", async () => {
  const { coach, teamId, id } = await openEscalation(server);
  const { db } = server.services;
  const histories = fc.sample(
    fc.array(fc.record({ shown: shownEvent, isNotified: fc.boolean() }), { minLength: 2, maxLength: 5 }),
    { numRuns: 40, seed: 11 },
  );
  const at = new Date("2026-11-22T18:00:00Z");
  for (const versions of histories) {
    await db.delete(eventVersion);
    await db.insert(eventVersion).values(
      versions.map(({ shown, isNotified }, index) => ({
        ...{ teamId, eventId: id, version: index + 1, shown, madeBy: coach.user.id, madeAt: at },
        notifiedAt: isNotified ? at : null,
      })),
    );
    const { rows } = await db.execute<{
      noticed: number;
      seen: number;
      shown: EventSnapshot;
      possible_versions: EventSnapshot[];
    }>(sql`
      select n as noticed, s as seen, k.shown, k.possible_versions from generate_series(2, ${versions.length}::int) n, generate_series(1, n) s,
        known_versions(${teamId}::uuid, ${id}::uuid, n, s, null) k`);
    for (const { noticed, seen, shown, possible_versions } of rows) {
      const told = versions.slice(seen, noticed - 1).filter(({ isNotified }) => isNotified);
      const believed = [versions[seen - 1], ...told].map((version) =>
        JSON.parse(JSON.stringify(version?.shown)),
      );
      assert.equal(possible_versions, believed);
      const current = versions[noticed - 1]?.shown as EventSnapshot;
      const expected = missed(versions, { seen: seen - 1, now: noticed - 1 });
      assert.equal(named(changesBetween(shown, current)), named(expected));
    }
    assert.is(
      rows.length,
      versions.slice(1).reduce((sum, _, index) => sum + index + 2, 0),
    );
  }
});

test.run();
