import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ScheduleWindow } from "../../../../domain/schedule/week/agenda";
import { event } from "../../../../server/platform/db/schema/schedule";
import { ask, type Person } from "../../../support/people/ask";
import { addManyEvents } from "../../../support/people/many-events";
import { addEvent } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("windows in pages");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club } = scheduleCalls(() => server);

const read = (person: Person, query: string, path = "/schedule") =>
  ask<ScheduleWindow>(server, person, `GET ${path}?${query}`);

async function pagesOf(person: Person, query: string, path?: string) {
  const pages: ScheduleWindow[] = [];
  for (let after = ""; ; ) {
    const { body } = await read(person, query + after, path);
    pages.push(body);
    if (body.next_after === undefined) return pages;
    after = `&after=${body.next_after}`;
  }
}

test("a long window comes in pages of 100 events, each event once and in order, also an overfull day and one that began before", async () => {
  const { teamId, coach, mother } = await club();
  const by = coach.user.id;
  await addEvent(server, teamId, {
    createdBy: by,
    title: "Cup",
    startsLocal: "2026-11-20T10:00:00",
    durationMinutes: 4 * 1_440,
  });
  await addManyEvents(server, teamId, { from: "2026-11-23", days: 10, eachDay: 3, by });
  await addManyEvents(server, teamId, { from: "2026-12-05", days: 1, eachDay: 210, by });
  await addManyEvents(server, teamId, { from: "2027-01-23", days: 1, eachDay: 1, by });
  const rows = await server.services.db
    .select({ id: event.id })
    .from(event)
    .orderBy(event.firstDay, event.startsAt, event.id);
  const inRange = rows.slice(0, -1).map(({ id }) => id);
  for (const [person, path] of [
    [mother, "/schedule"],
    [coach, `/team/team_id/${teamId}/event`],
  ] as const) {
    const pages = await pagesOf(person, "from=2026-11-22&days=62", path);
    assert.equal(
      pages.map(({ events, from, days }) => [events.length, from, days]),
      [
        [100, "2026-11-22", 62],
        [100, "2026-11-22", 62],
        [41, "2026-11-22", 62],
      ],
    );
    assert.equal(
      pages.flatMap(({ events }) => events.map(({ id }) => id)),
      inRange,
    );
    for (const { teams } of pages) assert.is(teams.length, 1);
  }
});

test("a window of exactly 100 events is whole, and says so by leaving out where to go on", async () => {
  const { teamId, coach, mother } = await club();
  await addManyEvents(server, teamId, { from: "2026-11-23", days: 10, eachDay: 10, by: coach.user.id });
  const { body } = await read(mother, "from=2026-11-22&days=29");
  assert.equal([body.events.length, "next_after" in body], [100, false]);
});

test("a position that no page named is refused", async () => {
  const { mother } = await club();
  const placeOf = (text: string) => Buffer.from(text).toString("base64url");
  for (const after of [
    "2026-11-23",
    placeOf("2026-02-30 0 x"),
    placeOf(`2026-11-24 -99999999999999 ${mother.user.id}`),
  ]) {
    const { status, code } = await read(mother, `from=2026-11-22&days=29&after=${after}`);
    assert.equal([status, code], [400, "REQUEST_400_INVALID"], after);
  }
});

test.run();
