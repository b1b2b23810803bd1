import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { event, series } from "../../../../server/platform/db/schema/schedule";
import { notice } from "../../../../server/platform/db/schema/schedule-notices";
import { ask, type Person } from "../../../support/people/ask";
import { addEvent } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Made = components["schemas"]["SeriesOrPlan"];

const test = suite("series");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, say, read, week, post } = scheduleCalls(() => server);

/** Tuesdays and Thursdays. */
const rule = {
  weekdays: 0b0010100,
  every_weeks: 1,
  first_day: "2026-12-01",
  last_day: "2026-12-17",
  skip_days: ["2026-12-10"],
};
const fields = { kind: "practice", timing: "timed", starts_local: "17:30", duration_minutes: 90 } as const;

const put = (person: Person, teamId: string, change: object = {}, key: string = randomUUID()) =>
  ask<Made>(server, person, `POST /team/team_id/${teamId}/series`, {
    body: { rule, fields, ...change },
    key,
  });
const takeBack = (person: Person, teamId: string, id: string, version = 1) =>
  ask<{ ended: boolean }>(server, person, `DELETE /team/team_id/${teamId}/series/series_id/${id}`, {
    version,
  });
const rows = async () => [
  (await server.services.db.select().from(series)).length,
  (await server.services.db.select().from(event)).length,
];

const days = ["2026-12-01", "2026-12-03", "2026-12-08", "2026-12-15", "2026-12-17"];

test("a dry run reports the plan and writes nothing; the real call is refused if the plan has another tag", async () => {
  const { teamId, coach, mother } = await club();
  const dry = (await put(coach, teamId, { dry_run: true })).body;
  assert.equal([dry.plan.added, dry.series], [days.map((day) => `${day}T17:30:00`), undefined]);
  assert.equal(await rows(), [0, 0]);
  assert.is(
    (await put(coach, teamId, { plan_tag: dry.plan.plan_tag, fields: { ...fields, starts_local: "18:00" } }))
      .code,
    "REQUEST_412_CHANGED",
  );
  const made = (await put(coach, teamId, { plan_tag: dry.plan.plan_tag })).body;
  assert.equal([made.plan, made.series?.version, made.series?.may_take_back], [dry.plan, 1, true]);
  const { events } = await week(mother, "from=2026-12-01&days=21");
  assert.equal(
    events.map(({ first_day, series_id }) => [first_day, series_id]),
    days.map((day) => [day, made.series?.id]),
  );
  const notices = await server.services.db.select().from(notice);
  assert.equal(
    notices.map(({ kind, eventId }) => [kind, eventId]),
    [["added", events[0]?.id]],
    "one for all of them",
  );
  const details = await read(coach, teamId, events[1]?.id ?? "");
  assert.equal(details.series, made.series);
  assert.is((await read(mother, teamId, events[1]?.id ?? "")).series, undefined);
});

test("answers close the same time before each event; days with a changed clock are reported", async () => {
  const { teamId, coach } = await club();
  const nights = {
    rule: { ...rule, weekdays: 1, first_day: "2027-03-07", last_day: "2027-03-21", skip_days: [] },
    fields: { ...fields, starts_local: "02:30", answer_lead_minutes: 120 },
  };
  const { plan } = (await put(coach, teamId, nights)).body;
  assert.equal(plan.odd_nights, [{ day: "2027-03-14", becomes: "2027-03-14T03:30:00" }]);
  const made = await server.services.db.select().from(event).orderBy(event.startsAt);
  assert.equal(
    made.map(({ startsLocal, seriesDay, startsAt, answerBy }) => [
      startsLocal,
      seriesDay,
      startsAt.getTime() - (answerBy?.getTime() ?? 0),
    ]),
    [
      ["2027-03-07T02:30:00", "2027-03-07", 7_200_000],
      ["2027-03-14T03:30:00", "2027-03-14", 7_200_000],
      ["2027-03-21T02:30:00", "2027-03-21", 7_200_000],
    ],
  );
});

test("rules with no day or too many days, and full teams, are refused", async () => {
  const { teamId, coach, mother } = await club();
  const code = async (change: object) => (await put(coach, teamId, change)).code;
  assert.is(await code({ rule: { ...rule, weekdays: 0 } }), "SERIES_400_EMPTY");
  assert.is(await code({ rule: { ...rule, last_day: "2026-11-30" } }), "SERIES_400_EMPTY");
  assert.is(await code({ rule: { ...rule, weekdays: 127, last_day: "2027-11-24" } }), "SERIES_400_TOO_MANY");
  assert.is(await code({ rule: { ...rule, skip_days: ["2027-12-10"] } }), "EVENT_ITEM_400_TIME");
  assert.is(await code({ rule: { ...rule, first_day: "2026-02-30" } }), "REQUEST_400_INVALID");
  assert.is(await code({ rule: { ...rule, first_day: "2026-10-01", skip_days: [] } }), "EVENT_ITEM_400_TIME");
  assert.is(await code({ fields: { ...fields, venue_id: randomUUID() } }), "VENUE_404");
  assert.is((await put(mother, teamId)).code, "EVENT_ITEM_401_CREATE");
  assert.equal(await rows(), [0, 0]);
  const { id: _, ...one } = await addEvent(server, teamId, { createdBy: coach.user.id });
  await server.services.db
    .insert(event)
    .values(Array.from({ length: 995 }, () => ({ ...one, id: randomUUID() })));
  assert.is(await code({}), "EVENT_ITEM_403_FULL");
});

test("repeated calls with one idempotency key create one series", async () => {
  const { teamId, coach } = await club();
  const key = randomUUID();
  await put(coach, teamId, { dry_run: true }, key);
  const made = [
    (await put(coach, teamId, {}, key)).body.series?.id,
    (await put(coach, teamId, {}, key)).body.series?.id,
  ];
  assert.equal([made[0] === made[1], await rows()], [true, [1, 5]]);
});

test("a repeated call with the key of a series that was taken back gets SERIES_404 and creates nothing", async () => {
  const { teamId, coach } = await club();
  const key = randomUUID();
  const id = (await put(coach, teamId, {}, key)).body.series?.id ?? "";
  await takeBack(coach, teamId, id);
  const again = await put(coach, teamId, {}, key);
  assert.equal([again.status, again.code, await rows()], [404, "SERIES_404", [0, 0]]);
});

test("a series is taken back as a whole, until somebody answers", async () => {
  const { teamId, coach, mother, samId } = await club();
  const first = (await put(coach, teamId)).body.series?.id ?? "";
  assert.is((await takeBack(mother, teamId, first)).code, "EVENT_ITEM_401_DELETE");
  assert.is((await takeBack(coach, teamId, first, 9)).code, "REQUEST_412_CHANGED");
  assert.equal((await takeBack(coach, teamId, first)).body, { ended: true });
  assert.equal(await rows(), [0, 0]);
  assert.is((await takeBack(coach, teamId, first)).code, "SERIES_404");
  const second = (await put(coach, teamId)).body.series?.id ?? "";
  const [one] = await server.services.db.select().from(event);
  await say(mother, { teamId, id: one?.id ?? "", membershipId: samId }, "maybe");
  assert.is((await takeBack(coach, teamId, second)).code, "EVENT_ITEM_409_CONFLICT");
  assert.equal(await rows(), [1, 5]);
});

test("this and later events are called off together, except those already off or made outside the series", async () => {
  const { teamId, coach } = await club();
  await put(coach, teamId);
  const startsLocal = "2026-12-08T10:00:00";
  const alone = await addEvent(server, teamId, { createdBy: coach.user.id, startsLocal });
  const inOrder = async () => server.services.db.select().from(event).orderBy(event.startsAt);
  const [first, second, , , last] = (await inOrder()).filter(({ seriesId }) => seriesId !== null);
  const off = (id: string | undefined, body: object) =>
    post(coach, { teamId, id: id ?? "", version: 1 }, "call_off", body);
  await off(last?.id, { reason: "opponent" });
  const { told } = (await off(second?.id, { reason: "field", note: "Frozen", scope: "later" })).body;
  assert.equal([told?.what, told?.events], ["called_off", 3]);
  assert.equal(
    (await inOrder()).map(({ id, calledOffFor, version }) => [
      new Map([
        [alone.id, "alone"],
        [first?.id, "first"],
      ]).get(id) ?? "later",
      calledOffFor,
      version,
    ]),
    [
      ["first", null, 1],
      ["later", "field", 2],
      ["alone", null, 1],
      ["later", "field", 2],
      ["later", "field", 2],
      ["later", "opponent", 2],
    ],
  );
  assert.is((await off(alone.id, { reason: "weather", scope: "later" })).body.told?.events, 1);
  const waiting = (await server.services.db.select().from(notice)).filter(({ kind }) => kind === "unseen");
  assert.is(waiting.length, 5, "each asks two days before its own start");
  server.clock.advance(60_000);
  await deliverDueNotices(server.services);
  const dings = await server.services.db.select().from(ding);
  assert.is(dings.length, 6, "for each of the three one of what is new, and one of all that are off");
});

test.run();
