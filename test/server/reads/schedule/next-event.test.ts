import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ScheduleWindow } from "../../../../domain/schedule/week/agenda";
import { season } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("the next event of a window");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, add, at } = scheduleCalls(() => server);
const read = async (person: Person) =>
  (await ask<ScheduleWindow>(server, person, "GET /schedule?from=2026-11-22&days=29")).body.events;

test("a season's first event says so, also to followers; its last one within the last week, and none where no season is open", async () => {
  const { teamId, coach, mother, grandpa } = await club();
  const first = (await add(coach, teamId, { starts_local: "2026-11-24T17:30:00" })).body.event;
  await add(coach, teamId, { starts_local: "2026-12-01T17:30:00" });
  const edges = async (person: Person) => (await read(person)).map(({ season_edge }) => season_edge);
  assert.equal(await edges(mother), [undefined, undefined]);
  await server.services.db
    .insert(season)
    .values({ teamId, id: randomUUID(), name: "Fall", startsOn: "2026-09-01", endsOn: "2026-12-05" });
  for (const person of [coach, mother, grandpa]) assert.equal(await edges(person), ["first", undefined]);
  await ask(server, coach, `POST ${at(teamId, first.id)}/call_off`, {
    version: 1,
    body: { reason: "field" },
  });
  assert.equal(await edges(mother), [undefined, "first"], "what is called off does not count");
  await ask(server, coach, `POST ${at(teamId, first.id)}/put_back`, { version: 2 });
  server.clock.set(new Date("2026-11-25T18:00:00Z"));
  assert.equal(await edges(mother), [undefined, "last"]);
  await server.services.db.update(season).set({ endsOn: "2027-02-01" });
  assert.equal(await edges(mother), [undefined, undefined], "more may come");
});

test("only the next event has its sum for families, of the first page alone", async () => {
  const { teamId, coach, mother } = await club();
  await add(coach, teamId, { starts_local: "2026-11-24T17:30:00" });
  await add(coach, teamId, { starts_local: "2026-12-01T17:30:00" });
  const sums = async () => (await read(mother)).map(({ counts }) => counts?.silent);
  assert.equal(await sums(), [3, undefined]);
  server.clock.set(new Date("2026-11-25T18:00:00Z"));
  assert.equal(await sums(), [undefined, 3]);
});

test.run();
