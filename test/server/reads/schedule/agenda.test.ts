// Runs on PostgreSQL as well.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { team } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addMember, addTeam } from "../../../support/people/club";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Page = components["schemas"]["AgendaPage"];

const test = suite("the agenda's pages");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, add, say } = scheduleCalls(() => server);

const page = async (person: Person, query: string) =>
  (await ask<Page>(server, person, `GET /schedule/agenda?${query}`)).body;
const keys = ({ events }: Page) => events.map(({ first_day, title }) => `${first_day} ${title}`);

test("paging in both directions returns every event of the household once and in order", async () => {
  const { teamId, coach, mother, sam } = await club();
  const { id: other } = await addTeam(server, coach.user.id, { timeZone: "Asia/Tokyo" });
  await addMember(server, other, { childId: sam.id });
  for (const [id, weekdays] of [
    [teamId, 20],
    [other, 68],
  ] as const)
    await ask(server, coach, `POST /team/team_id/${id}/series`, {
      key: randomUUID(),
      body: {
        rule: {
          weekdays,
          every_weeks: 1,
          first_day: "2026-11-24",
          last_day: "2027-06-01",
          skip_days: [],
        },
        fields: { kind: "practice", timing: "timed", starts_local: "17:30", title: id === other ? "B" : "A" },
      },
    });
  const first = await page(mother, "after=2026-11-23");
  assert.is(first.events.length, 50);
  assert.equal(
    keys(first).slice(0, 3),
    ["2026-11-24 B", "2026-11-24 A", "2026-11-26 A"],
    "Tokyo plays first",
  );
  const down = [...first.events];
  for (let next = first.next_after; next !== null; ) {
    const more = await page(mother, `after=${next}`);
    down.push(...more.events);
    next = more.next_after;
  }
  assert.is(new Set(down.map(({ id }) => id)).size, down.length);
  assert.is(down.length, 110);
  const byStart = [...down].sort(
    (one, two) =>
      one.first_day.localeCompare(two.first_day) || Date.parse(one.starts_at) - Date.parse(two.starts_at),
  );
  assert.equal(
    down.map(({ id }) => id),
    byStart.map(({ id }) => id),
  );
  let up: Page["events"] = [];
  for (let next: string | null = "2027-06-02"; next !== null; ) {
    const more: Page = await page(mother, `before=${next}`);
    up = [...more.events, ...up];
    next = more.next_before;
  }
  assert.equal(
    up.map(({ id }) => id),
    down.map(({ id }) => id),
  );
  const { next_before: place } = await page(mother, "after=2026-11-24");
  assert.equal(keys(await page(mother, `before=${place}`)), ["2026-11-24 B", "2026-11-24 A"]);
});

test("a page has the same content as a window: own answers, counts for staff, no archived team", async () => {
  const { teamId, coach, mother, grandpa, samId } = await club();
  const { event } = (await add(coach, teamId)).body;
  await say(mother, { teamId, id: event.id, membershipId: samId }, "yes");
  const [shown] = (await page(mother, "after=2026-11-22")).events;
  assert.equal([shown?.mine[0]?.answer, shown?.counts], ["yes", undefined]);
  const [ofStaff] = (await page(coach, "before=2026-12-22")).events;
  assert.equal(ofStaff?.counts, {
    yes: 1,
    maybe: 0,
    no: 0,
    silent: 2,
    for_old_time: 0,
    usual: 0,
    away: 0,
    marked: 0,
    not_joined: 1,
  });
  const [followed] = (await page(grandpa, "after=2026-11-22")).events;
  assert.equal(Object.keys(followed?.mine[0] ?? {}), [
    "membership_id",
    "child_id",
    "first_name",
    "may_answer",
    "number",
  ]);
  assert.equal(await page(mother, "after=2026-11-24"), { events: [], next_after: null, next_before: null });
  await server.services.db.update(team).set({ archivedAt: new Date() });
  assert.equal((await page(mother, "after=2026-11-22")).events, []);
});

test("an invalid position, and two positions, are refused", async () => {
  const { mother } = await club();
  const placeOf = (text: string) => Buffer.from(text).toString("base64url");
  const broken = placeOf("2026-02-30 0 x");
  const long = placeOf(`2026-11-24 -99999999999999 ${mother.user.id}`);
  for (const query of [
    "",
    "after=2026-02-30",
    `before=${broken}`,
    `after=${long}`,
    "after=2026-11-22&before=2026-11-22",
  ])
    assert.is(
      (await ask(server, mother, `GET /schedule/agenda?${query}`)).code,
      "REQUEST_400_INVALID",
      query,
    );
});

test.run();
