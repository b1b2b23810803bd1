// Runs on PostgreSQL as well.
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ringDue } from "../../../../server/notify/push/send-pushes";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { user } from "../../../../server/platform/db/schema/account";
import { pushSettings } from "../../../../server/platform/db/schema/notification-dings";
import { pushQueue, pushToken } from "../../../../server/platform/db/schema/notification-push";
import { event } from "../../../../server/platform/db/schema/schedule";
import { notice } from "../../../../server/platform/db/schema/schedule-notices";
import { session } from "../../../../server/platform/db/schema/session";
import { membership, team } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { countStatements } from "../../../support/server/count-statements";
import { type Browser, openPushService } from "../../../support/server/push-service";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("what rings");

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

let server: TestServer;
let service: ReturnType<typeof openPushService>;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
  service = openPushService();
});
test.after.each(() => server.close());

const { club, add, change, say, post, gotIt } = scheduleCalls(() => server);
type Club = Awaited<ReturnType<typeof club>>;
type Made = Club & { id: string; phones: Map<Browser, string> };

async function giveBrowser(person: Person, host?: string): Promise<Browser> {
  const browser = service.browser(host);
  const { status } = await ask(server, person, "POST /user/me/push_token", { body: browser.device });
  assert.is(status, 200);
  return browser;
}

/** A practice whose first notice is delivered; everybody has a registered phone. Chicago is at UTC-6. */
async function practice(starts = "2026-11-22T17:00:00", fields: object = {}): Promise<Made> {
  const made = await club();
  const { mother, father, other, coach, grandpa } = made;
  const { id } = (await add(coach, made.teamId, { starts_local: starts, ...fields })).body.event;
  server.clock.advance(minute);
  await deliverDueNotices(server.services);
  const phones = new Map<Browser, string>();
  for (const [name, person] of Object.entries({ mother, father, other, coach, grandpa }))
    phones.set(await giveBrowser(person), name);
  return { ...made, id, phones };
}

/** Delivers due notices and pushes, and returns who got which push. */
async function rung({ phones }: Pick<Made, "phones">) {
  await deliverDueNotices(server.services);
  while ((await ringDue(server.services, service.post)) > 0);
  return service
    .opened()
    .map(({ browser, payload: { kind, of } }) => `${phones.get(browser)}: ${kind} ${of}`)
    .sort();
}
const families = (what: string) => ["father", "mother", "other"].map((name) => `${name}: ${what}`);
const off = ({ coach, teamId, id }: Made, version = 1) =>
  post(coach, { teamId, id, version }, "call_off", { reason: "weather" });
const rings = () => server.services.db.select().from(pushQueue);
const tokens = () => server.services.db.select().from(pushToken);

test("calling off within a day pushes after the ten seconds of undo, only to people who are also mailed", async () => {
  const made = await practice();
  await off(made);
  server.clock.advance(9 * second);
  assert.equal(await rung(made), []);
  server.clock.advance(second);
  assert.equal(await rung(made), families("called_off practice"));
  assert.equal(await rung(made), [], "once");
  assert.equal(
    (await rings()).map(({ dueAt, attempts, lastSentAt }) => [dueAt, attempts, lastSentAt?.getTime()]),
    Array(3).fill([null, 1, server.clock.now().getTime()]),
  );
});

test("a payload has its kind and a URL, a fixed length, and no person, place or time", async () => {
  const made = await practice("2026-11-22T17:00:00", {
    title: "Canary drill",
    opponent: "Canary Comets",
    venue_detail: "Canary field",
    notes: "Canary notes",
    kit: "canary",
  });
  await off(made);
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  await ringDue(server.services, service.post);
  const sent = [...service.received];
  const opened = service.opened();
  const { heard = "", ...payload } = opened[0]?.payload ?? {};
  assert.match(heard, /^[\w-]{22}$/);
  assert.equal(payload, {
    v: 1,
    kind: "called_off",
    of: "practice",
    tag: `e:${made.id}`,
    url: `/app/schedule?event=${made.teamId}.${made.id}`,
  });
  for (const { text, payload } of opened) {
    assert.is(text.length, 512);
    assert.not.match(text.replace(payload.heard ?? "", ""), /canary|comets|sam|reyes|lea\b|17:00|2026|rain/i);
  }
  for (const { headers, body, endpoint } of sent) {
    assert.ok(body.length <= 1_024, `${body.length} bytes`);
    assert.equal(Object.keys(headers).sort(), [
      "authorization",
      "content-encoding",
      "content-type",
      "topic",
      "ttl",
      "urgency",
    ]);
    const untilTheStart =
      (new Date("2026-11-22T23:00:00Z").getTime() - server.clock.now().getTime()) / second;
    assert.equal([headers.ttl, headers.urgency], [String(untilTheStart), "high"]);
    assert.match(headers.topic ?? "", /^[\w-]{32}$/);
    assert.match(headers.authorization ?? "", /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
    assert.ok(endpoint.startsWith("https://fcm.googleapis.com/"));
  }
  assert.is(new Set(sent.map(({ headers }) => headers.topic)).size, 3, "services learn of no team");
  for (const row of await rings()) assert.not.match(JSON.stringify(row), /canary|comets|reyes/i);
});

test("moving and putting back on are pushed, other changes are not", async () => {
  const made = await practice();
  await change(made.coach, made.teamId, made.id, 1, { starts_local: "2026-11-22T18:00:00" });
  server.clock.advance(10 * second);
  assert.equal(await rung(made), families("moved practice"));
  await change(made.coach, made.teamId, made.id, 2, { kit: "blue" });
  server.clock.advance(10 * second);
  assert.equal(await rung(made), []);
  await off(made, 3);
  server.clock.advance(10 * second);
  assert.equal(await rung(made), families("called_off practice"));
  await post(made.coach, { ...made, version: 4 }, "put_back");
  server.clock.advance(10 * second);
  assert.equal(await rung(made), families("back_on practice"));
});

test("a change is urgent if either the old or the new arrival is near", async () => {
  const away = await practice();
  await change(away.coach, away.teamId, away.id, 1, { starts_local: "2026-11-28T11:00:00" });
  server.clock.advance(10 * second);
  assert.equal(await rung(away), families("moved practice"));
});

test("a change more than a day ahead is not pushed, whether it is mailed or not", async () => {
  for (const starts of ["2026-11-23T14:00:00", "2026-11-28T11:00:00"]) {
    const made = await practice(starts);
    await off(made);
    server.clock.advance(minute);
    assert.equal(await rung(made), [], starts);
  }
});

test("the limit of one day counts to the arrival, not to the start", async () => {
  const made = await practice("2026-11-23T12:10:00", { arrive_minutes: 15 });
  await off(made);
  server.clock.advance(minute);
  assert.equal(await rung(made), families("called_off practice"));
});

test("an undo before the notice sends no push", async () => {
  const made = await practice();
  await off(made);
  await post(made.coach, { ...made, version: 2 }, "put_back");
  server.clock.advance(hour);
  assert.equal(await rung(made), []);
  assert.equal(await rings(), []);
});

test("an undo between notice and push sends no push", async () => {
  const made = await practice();
  await off(made);
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  await post(made.coach, { ...made, version: 2 }, "put_back");
  await ringDue(server.services, service.post);
  assert.equal(service.opened(), []);
  server.clock.advance(10 * second);
  assert.equal(await rung(made), families("back_on practice"), "whoever was mailed the one hears the other");
});

test("a change acknowledged on another device is not pushed", async () => {
  const made = await practice();
  await off(made);
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  await gotIt(made.mother, { team_id: made.teamId, event_id: made.id, version: 2 });
  while ((await ringDue(server.services, service.post)) > 0);
  assert.equal(
    service.opened().map(({ browser }) => made.phones.get(browser)),
    ["other"],
    "either guardian's press counts for Sam",
  );
});

test("players who said no, former members and archived teams get no push", async () => {
  const made = await practice();
  await say(made.other, { ...made, membershipId: made.leaId }, "no");
  await off(made);
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  const { db } = server.services;
  assert.is((await rings()).length, 2);
  await db
    .update(membership)
    .set({ endedAt: server.clock.now(), endReason: "left" })
    .where(eq(membership.id, made.samId));
  assert.equal(await rung(made), []);
  await db.update(team).set({ archivedAt: server.clock.now() });
  assert.equal(await rung(made), []);
});

test("a nudge pushes to families without an answer on the event's day, within twelve hours of the start", async () => {
  const made = await practice();
  await say(made.mother, { ...made, membershipId: made.samId }, "yes");
  await post(made.coach, made, "nudge", { about: "answer" });
  assert.equal(await rung(made), ["other: answer_wanted practice"]);
  const later = await practice("2026-11-23T17:00:00");
  await post(later.coach, later, "nudge", { about: "answer" });
  assert.equal(await rung(later), []);
});

test("a nudge about a change is pushed, unless the family has acknowledged it", async () => {
  const made = await practice();
  await change(made.coach, made.teamId, made.id, 1, { kit: "blue" });
  server.clock.advance(minute);
  assert.equal(await rung(made), []);
  await gotIt(made.father, { team_id: made.teamId, event_id: made.id, version: 2 });
  await post(made.coach, made, "nudge", { about: "change" });
  assert.equal(await rung(made), ["other: nudged practice"]);
});

test("a family that answers before the push is sent gets none", async () => {
  const made = await practice();
  await post(made.coach, made, "nudge", { about: "answer" });
  await deliverDueNotices(server.services);
  await say(made.other, { ...made, membershipId: made.leaId }, "yes");
  assert.equal(await rung(made), ["father: answer_wanted practice", "mother: answer_wanted practice"]);
});

test("pushes for answers wait until 7:00 local time, pushes of changes do not", async () => {
  // 5:00 in Chicago.
  server.clock.set(new Date("2026-11-22T11:00:00Z"));
  const made = await practice("2026-11-22T10:00:00");
  await post(made.coach, made, "nudge", { about: "answer" });
  assert.equal(await rung(made), []);
  server.clock.set(new Date("2026-11-22T12:59:59Z"));
  assert.equal(await rung(made), []);
  server.clock.set(new Date("2026-11-22T13:00:00Z"));
  assert.equal(await rung(made), families("answer_wanted practice"));
  server.clock.set(new Date("2026-11-23T08:00:00Z"));
  const night = await practice("2026-11-23T10:00:00");
  await off(night);
  server.clock.advance(10 * second);
  assert.equal(await rung(night), families("called_off practice"));
});

test("a missing answer waits for the end of the person's quiet hours, or is left to the mail; what is off does not", async () => {
  // Noon in Chicago, the practice is at 17:00.
  const made = await practice();
  const { db } = server.services;
  await db.update(event).set({ remindedAt: server.clock.now() });
  await db.insert(pushSettings).values([
    { userId: made.mother.user.id, quietFrom: "08:00", quietTo: "15:00" },
    { userId: made.father.user.id, quietFrom: "08:00", quietTo: "17:00" },
    { userId: made.other.user.id, isQuiet: false },
  ]);
  for (const { user: of } of [made.mother, made.father])
    await db.update(user).set({ timeZone: "America/Chicago" }).where(eq(user.id, of.id));
  await post(made.coach, made, "nudge", { about: "answer" });
  assert.equal(await rung(made), ["other: answer_wanted practice"]);
  server.clock.set(new Date("2026-11-22T21:00:00Z"));
  assert.equal(await rung(made), ["mother: answer_wanted practice"]);
  server.clock.set(new Date("2026-11-22T22:00:00Z"));
  await off(made);
  server.clock.advance(10 * second);
  assert.equal(await rung(made), families("called_off practice"));
  server.clock.set(new Date("2026-11-22T23:00:00Z"));
  assert.equal(await rung(made), []);
});

test("a newer push about an event replaces one that is still queued", async () => {
  const made = await practice();
  for (const browser of made.phones.keys()) service.answers(browser, 503);
  await off(made);
  server.clock.advance(10 * second);
  await rung(made);
  await post(made.coach, { ...made, version: 2 }, "put_back");
  server.clock.advance(10 * second);
  for (const browser of made.phones.keys()) service.answers(browser, 201);
  assert.equal(await rung(made), families("back_on practice"));
  server.clock.advance(hour);
  assert.equal(await rung(made), []);
  assert.equal(
    (await rings()).map(({ times }) => times),
    [2, 2, 2],
  );
});

test("a reply of 404 or 410 deletes the device", async () => {
  const made = await practice();
  const [mothers, fathers] = [...made.phones.keys()];
  if (!mothers || !fathers) throw new Error("They have phones.");
  service.answers(mothers, 410);
  service.answers(fathers, 404);
  await off(made);
  server.clock.advance(10 * second);
  assert.is((await rung(made)).length, 3);
  assert.equal(
    (await tokens()).filter(({ userId }) => [made.mother.user.id, made.father.user.id].includes(userId)),
    [],
  );
  server.clock.advance(hour);
  assert.equal(await rung(made), [], "not tried again");
});

test("a busy service is retried after its Retry-After, six attempts in all; the person's other device gets one push", async () => {
  const made = await practice();
  const tablet = await giveBrowser(made.other);
  made.phones.set(tablet, "tablet");
  const [phone] = [...made.phones].find(([, name]) => name === "other") ?? [];
  if (!phone) throw new Error("They have phones.");
  service.answers(phone, 429, "120");
  await off(made);
  server.clock.advance(10 * second);
  assert.equal(await rung(made), [...families("called_off practice"), "tablet: called_off practice"]);
  server.clock.advance(119 * second);
  assert.equal(await rung(made), []);
  server.clock.advance(second);
  assert.equal(await rung(made), ["other: called_off practice"], "2");
  const date = new Date(Math.floor(server.clock.now().getTime() / second) * second + 10 * minute);
  service.answers(phone, 500, date.toUTCString());
  server.clock.advance(120 * second);
  assert.equal(await rung(made), ["other: called_off practice"], "3");
  server.clock.advance(8 * minute - second);
  assert.equal(await rung(made), []);
  server.clock.advance(second);
  assert.equal(await rung(made), ["other: called_off practice"], "4");
  service.cannotBeReached(phone);
  server.clock.advance(10 * minute);
  assert.equal(await rung(made), ["other: called_off practice"], "5");
  server.clock.advance(10 * minute);
  assert.equal(await rung(made), ["other: called_off practice"], "6");
  assert.equal(
    (await tokens()).map(({ failures }) => failures).sort(),
    [0, 0, 0, 0, 0, 1],
    "given up once, whatever the number of tries",
  );
  server.clock.advance(hour);
  assert.equal(await rung(made), []);
});

test("a failing push is retried only until the event's start", async () => {
  const made = await practice("2026-11-22T12:20:00");
  for (const browser of made.phones.keys()) service.answers(browser, 503, "1200");
  await off(made);
  server.clock.advance(10 * second);
  assert.is((await rung(made)).length, 3);
  assert.equal(
    (await rings()).map(({ dueAt }) => dueAt),
    [null, null, null],
  );
});

test("ten pushes given up within a week delete the device; a success or a week resets the count", async () => {
  const made = await practice();
  const { db } = server.services;
  const [phone] = [...made.phones].find(([, name]) => name === "other") ?? [];
  if (!phone) throw new Error("They have phones.");
  const its = eq(pushToken.userId, made.other.user.id);
  const state = async () => (await db.select().from(pushToken).where(its)).map(({ failures }) => failures)[0];
  let version = 1;
  /** Calls off, or puts back on, and delivers the notice. */
  const happens = async (status: number) => {
    service.answers(phone, status);
    if (version % 2 === 1) await off(made, version);
    else await post(made.coach, { ...made, version }, "put_back");
    version += 1;
    server.clock.advance(10 * second);
    await rung(made);
    // As if days ago: the changes of one event are limited by hour and day.
    await db.update(notice).set({ notifiedAt: new Date(server.clock.now().getTime() - 2 * 24 * hour) });
  };
  await happens(400);
  await happens(413);
  assert.is(await state(), 2);
  await happens(201);
  assert.is(await state(), 0);
  for (let count = 0; count < 9; count += 1) await happens(302);
  assert.is(await state(), 9);
  await db
    .update(pushToken)
    .set({ failingSince: new Date(server.clock.now().getTime() - 7 * 24 * hour) })
    .where(its);
  await happens(400);
  assert.is(await state(), 1);
  for (let count = 0; count < 8; count += 1) await happens(400);
  assert.is(await state(), 9);
  await happens(400);
  assert.is(await state(), undefined);
});

test("a device of an ended session or a banned account gets no push", async () => {
  const made = await practice();
  const { db } = server.services;
  await off(made);
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  const at = server.clock.now();
  await db.update(session).set({ revokedAt: at }).where(eq(session.userId, made.mother.user.id));
  await db.update(session).set({ expiresAt: at }).where(eq(session.userId, made.father.user.id));
  await db.update(user).set({ bannedAt: at }).where(eq(user.id, made.other.user.id));
  assert.equal(await rung(made), []);
});

test("a device registered by a new account gets no queued pushes of the old one", async () => {
  const made = await practice();
  const [phone] = [...made.phones].find(([, name]) => name === "other") ?? [];
  if (!phone) throw new Error("They have phones.");
  await off(made);
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  await ask(server, made.grandpa, "POST /user/me/push_token", { body: phone.device });
  assert.equal(await rung(made), ["father: called_off practice", "mother: called_off practice"]);
});

test("a device of a host that is no longer allowed is deleted without a call", async () => {
  const made = await practice();
  const { db } = server.services;
  await db
    .update(pushToken)
    .set({ endpoint: "https://169.254.169.254/latest" })
    .where(eq(pushToken.userId, made.other.user.id));
  await off(made);
  server.clock.advance(10 * second);
  assert.equal(await rung(made), ["father: called_off practice", "mother: called_off practice"]);
  assert.equal(await db.select().from(pushToken).where(eq(pushToken.userId, made.other.user.id)), []);
});

test("people without a device get no row, and two children at one event make one push", async () => {
  const made = await practice();
  await server.services.db.delete(pushToken).where(eq(pushToken.userId, made.father.user.id));
  await server.services.db.update(event).set({ kind: "game" });
  await server.services.db
    .update(membership)
    .set({ childId: null, spotFirstName: null, spotLastInitial: null, userId: made.mother.user.id })
    .where(eq(membership.id, made.spotId));
  await off(made);
  server.clock.advance(10 * second);
  assert.equal(await rung(made), ["mother: called_off game", "other: called_off game"]);
  assert.is((await rings()).length, 2);
});

test("a batch of pushes sends few statements, however many people and events there are", async () => {
  const all: Made[] = [];
  for (let count = 0; count < 4; count += 1) all.push(await practice());
  for (const made of all) await off(made);
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  const stop = countStatements(server.services.db);
  assert.is(await ringDue(server.services, service.post), 12);
  assert.ok(stop() <= 12, "not one for each push");
  assert.is(service.opened().length, 12);
  assert.ok((await rings()).every(({ dueAt, lastSentAt }) => dueAt === null && lastSentAt !== null));
});

test("a device that is rung twice in one batch has two pushes that it did not acknowledge", async () => {
  const made = await practice();
  const { id } = (await add(made.coach, made.teamId, { starts_local: "2026-11-22T19:00:00" })).body.event;
  server.clock.advance(minute);
  await rung(made);
  const before = new Map((await tokens()).map((row) => [row.id, row.unheard]));
  for (const event of [made, { ...made, id }]) await off(event);
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  assert.is(await ringDue(server.services, service.post), 6);
  const more = (await tokens()).map((row) => row.unheard - (before.get(row.id) ?? 0));
  assert.equal(more.sort(), [0, 0, 2, 2, 2]);
});

test("two servers send one push", async () => {
  const made = await practice();
  await off(made);
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  await Promise.all([ringDue(server.services, service.post), ringDue(server.services, service.post)]);
  assert.is(service.opened().length, 3);
});

test.run();
