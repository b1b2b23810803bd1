import { asc } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { escalateDue } from "../../../../server/notify/schedule/escalate";
import { event } from "../../../../server/platform/db/schema/schedule";
import { callList } from "../../../../server/platform/db/schema/schedule-escalation";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { practices } from "../../../support/people/season";
import { raceIn } from "../../../support/server/race";
import { openTestServer, type TestServer } from "../../../support/server/server";
import { until } from "../../../support/until";

const test = suite("races of the rounds that tell");

let server: TestServer;
const open = async () => {
  server = await openTestServer();
  // 17:40 in Chicago, less than a day before the second practice.
  server.clock.set(new Date("2026-12-01T23:40:00Z"));
};
test.before.each(open);
test.after.each(() => server.close());
const race = raceIn(test, () => server.close().then(open));

const { club, add, post, addSeries, changeSeries, change } = scheduleCalls(() => server);

const daily = { weekdays: 0b1111111, every_weeks: 1, first_day: "2026-12-01", last_day: "2026-12-08" };

/** Practices on eight days, the first of which has begun. */
async function season() {
  const { coach, teamId } = await club();
  const { series } = (
    await addSeries(coach, teamId, { rule: { ...daily, skip_days: [] }, fields: practices })
  ).body;
  const ids = (await server.services.db.select().from(event).orderBy(asc(event.startsAt))).map(
    ({ id }) => id,
  );
  const [id = "", next = ""] = ids;
  server.clock.advance(60_000);
  await deliverDueNotices(server.services);
  return { coach, teamId, seriesId: series?.id ?? "", id, next };
}

const isOneWaiting = async () => {
  const { rows } = await server.services.db.execute(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
};

/** Tells what is due while a call comes in that needs what the round has locked. */
async function sendAmid<Reply>(call: () => Promise<Reply>): Promise<Reply> {
  const { services } = server;
  server.clock.advance(10_000);
  let reply: Promise<Reply> | undefined;
  let isDone = false;
  const queue: typeof services.mail.queue = async (...mail) => {
    reply ??= call().finally(() => {
      isDone = true;
    });
    reply.catch(() => "The test awaits it below.");
    // On PGlite a statement waits for another's transaction in any case.
    if (process.env.TEST_DATABASE_URL) await until(async () => isDone || (await isOneWaiting()));
    return services.mail.queue(...mail);
  };
  await deliverDueNotices({ ...services, mail: Object.assign(Object.create(services.mail), { queue }) });
  assert.ok(reply, "a mail was queued");
  return reply;
}

type Season = Awaited<ReturnType<typeof season>>;
const move = ({ coach, teamId, next }: Season) =>
  change(coach, teamId, next, 1, { starts_local: "2026-12-02T18:00:00" });
const offAgain = { reason: "field", scope: "later" };

for (const [what, before, call] of [
  [
    "all events of the series are changed",
    move,
    ({ coach, teamId, id }: Season) => change(coach, teamId, id, 1, { kit: "blue", scope: "all" }),
  ],
  [
    "the later events are called off",
    move,
    ({ coach, teamId, id }: Season) => post(coach, { teamId, id, version: 1 }, "call_off", offAgain),
  ],
  [
    "the events are put back on together",
    ({ coach, teamId, id }: Season) => post(coach, { teamId, id, version: 1 }, "call_off", offAgain),
    ({ coach, teamId, id }: Season) => post(coach, { teamId, id, version: 2 }, "put_back?scope=together"),
  ],
  [
    "the rule of the series is changed",
    move,
    async ({ coach, teamId, seriesId: id }: Season) => {
      const rule = { ...daily, skip_days: ["2026-12-02"] };
      const { plan } = (await changeSeries(coach, { teamId, id, version: 1 }, { rule, dry_run: true })).body;
      return changeSeries(coach, { teamId, id, version: 1 }, { rule, plan_tag: plan.plan_tag });
    },
  ],
] as const)
  race(`a change is told while ${what}: both are done, without a deadlock`, 1, async () => {
    const made = await season();
    assert.is((await before(made)).status, 200);
    const reply = await sendAmid<{ status: number; text: string }>(() => call(made));
    assert.is(reply.status, 200, reply.text);
  });

race(
  "a call list opens while another event's change is told, and reminders are due: without a deadlock",
  1,
  async () => {
    const { coach, teamId } = await club();
    const made = async () =>
      (await add(coach, teamId, { starts_local: "2026-12-01T20:00:00" })).body.event.id as string;
    const [one, other] = [await made(), await made()];
    const moveTo = (id: string, version: number, time: string) =>
      change(coach, teamId, id, version, { starts_local: `2026-12-01T${time}:00` });
    server.clock.advance(60_000);
    await deliverDueNotices(server.services);
    for (const id of [one, other]) await moveTo(id, 1, "19:30");
    server.clock.advance(10_000);
    await deliverDueNotices(server.services);
    // Half of the time until the start is over: both are to be reminded of, and both escalations are due.
    server.clock.set(new Date("2026-12-02T00:50:00Z"));
    await moveTo(other, 2, "19:40");
    await sendAmid(() => escalateDue(server.services));
    const lists = await server.services.db.select().from(callList);
    assert.equal(
      lists.map(({ eventId }) => eventId),
      [one],
    );
  },
);

test.run();
