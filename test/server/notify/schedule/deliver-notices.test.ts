import { eq, isNull } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { user } from "../../../../server/platform/db/schema/account";
import { mailOutbox } from "../../../../server/platform/db/schema/mail";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { event } from "../../../../server/platform/db/schema/schedule";
import { notice } from "../../../../server/platform/db/schema/schedule-notices";
import { membership } from "../../../../server/platform/db/schema/team";
import { ask } from "../../../support/people/ask";
import { addChild, addMember } from "../../../support/people/club";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { countStatements } from "../../../support/server/count-statements";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("what of the schedule is told");

const second = 1_000;
const hour = 3_600_000;

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { named, club, add, change, say, post, gotIt } = scheduleCalls(() => server);
type Club = Awaited<ReturnType<typeof club>>;

/** Runs a round and returns who got which mail, and who got a ding; then deletes both. */
async function round({ mother, father, other, coach, grandpa }: Club) {
  const { db } = server.services;
  await deliverDueNotices(server.services);
  const mails = await server.inbox();
  const pings = await db.select().from(ding);
  await db.delete(mailOutbox);
  await db.delete(ding);
  const names = new Map(
    Object.entries({ mother, father, other, coach, grandpa }).flatMap(([name, { user: of }]) => [
      [of.id, name],
      [of.emailAddress, name],
    ]),
  );
  const nameOf = (key: string) => names.get(key) ?? key;
  return {
    mails: mails.map(({ to, subject }) => `${nameOf(to)}: ${subject}`).sort(),
    pings: pings.map(({ userId }) => nameOf(userId)).sort(),
    texts: mails.map(({ text }) => text.replace(/\s+/g, " ")),
  };
}
const nothing = { mails: [], pings: [], texts: [] };
const all = (subject: string) => ["father", "mother", "other"].map((name) => `${name}: ${subject}`);
const everybody = ["father", "mother", "other"];

/** A practice whose first notice is delivered. */
async function practice(starts: string) {
  const made = await club();
  const { id } = (await add(made.coach, made.teamId, { starts_local: starts })).body.event;
  server.clock.advance(60 * second);
  await round(made);
  return { ...made, id };
}
const tomorrow = "2026-11-23T11:00:00";
const saturday = "2026-11-28T11:00:00";
const off = ({ coach, teamId, id }: Club & { id: string }, version: number) =>
  post(coach, { teamId, id, version }, "call_off", { reason: "weather" });

test("a calling-off within a day is mailed after ten seconds, as the reply says", async () => {
  const made = await practice(tomorrow);
  const { told } = (await off(made, 1)).body;
  assert.equal([told?.what, told?.mails, told?.starts_at], ["called_off", 3, "2026-11-23T17:00:00.000Z"]);
  server.clock.advance(9 * second);
  assert.equal(await round(made), nothing);
  server.clock.advance(second);
  const { mails, pings, texts } = await round(made);
  assert.equal([mails, pings], [all("Called off"), everybody]);
  assert.match(texts[0] ?? "", /Comets: Practice, Mon, Nov 23, 11:00: called off: rain\./);
  for (const text of texts) assert.not.match(text, /Sam|Lea/);
  assert.equal(await round(made), nothing, "once");
});

test("delivered notices are published as a change of their team's schedule, so that open pages show the ding", async () => {
  const made = await practice(tomorrow);
  await off(made, 1);
  const published: string[][] = [];
  const services = {
    ...server.services,
    scheduleChanges: {
      publish: (...change: string[]) => void published.push(change),
      subscribe() {},
    },
  };
  await deliverDueNotices(services);
  assert.equal(published, [], "nothing was due");
  server.clock.advance(10 * second);
  await deliverDueNotices(services);
  assert.equal(published, [[made.teamId, "readers"]]);
});

test("two notices of one moment: the ding is of the newer version, though the older one is stored last", async () => {
  const made = await club();
  const { id } = (await add(made.coach, made.teamId, { starts_local: saturday })).body.event;
  await change(made.coach, made.teamId, id, 1, { starts_local: "2026-11-28T12:00:00" });
  const { db } = server.services;
  const [added, moved] = ["added", "moved"].map((kind) => eq(notice.kind, kind));
  for (const which of [moved, added])
    for (const row of await db.delete(notice).where(which).returning())
      await db.insert(notice).values({ ...row, notBefore: row.madeAt });
  await deliverDueNotices(server.services);
  const kinds = (await db.select().from(ding)).map(({ kind }) => kind);
  assert.equal([...new Set(kinds)], ["moved"]);
});

test("on its own day the subject says today", async () => {
  const made = await practice("2026-11-22T20:00:00");
  await off(made, 1);
  server.clock.advance(10 * second);
  assert.equal((await round(made)).mails, all("Called off today"));
});

test("an undo before the notice is delivered leaves two versions and nothing else", async () => {
  const made = await practice(tomorrow);
  await off(made, 1);
  await post(made.coach, { ...made, version: 2 }, "put_back");
  server.clock.advance(hour);
  assert.equal(await round(made), nothing);
  const [row] = await server.services.db.select().from(event);
  assert.equal([row?.version, row?.status], [3, "on"]);
});

test("putting an event back on after its calling-off was mailed is mailed to the same people", async () => {
  const made = await practice(tomorrow);
  await off(made, 1);
  server.clock.advance(10 * second);
  await round(made);
  await post(made.coach, { ...made, version: 2 }, "put_back");
  server.clock.advance(10 * second);
  assert.equal((await round(made)).mails, all("It's back on"));
});

test("an event that is called off and put back repeatedly is mailed six times an hour, and ends called off", async () => {
  const made = await practice(tomorrow);
  let version = 1;
  const told: number[] = [];
  /** Makes calls in turn until one is refused, delivering the notices in between. */
  const press = async (action: "off" | "back") => {
    const reply =
      action === "off" ? await off(made, version) : await post(made.coach, { ...made, version }, "put_back");
    if (reply.status !== 200) return reply;
    version += 1;
    server.clock.advance(10 * second);
    told.push((await round(made)).mails.length);
    return reply;
  };
  for (let count = 0; count < 3; count += 1)
    for (const action of ["off", "back"] as const) assert.is((await press(action)).status, 200);
  assert.equal(told, [3, 3, 3, 3, 3, 3]);
  const moved = await change(made.coach, made.teamId, made.id, version, { duration_minutes: 60 });
  assert.is(moved.code, "REQUEST_429_LIMIT", "nor may it be moved for now");
  assert.is((await press("off")).status, 200, "calling off is never refused");
  const refused = await press("back");
  assert.equal([refused.status, refused.code], [429, "REQUEST_429_LIMIT"]);
  assert.is(Number(refused.headers["retry-after"]), 3600 - 50);
  const other = await post(made.coach, { ...made, version }, "call_off", { reason: "field" });
  assert.is(other.code, "REQUEST_429_LIMIT", "another reason is one more mail");
  const [row] = await server.services.db.select().from(event);
  assert.equal([row?.version, row?.status, row?.calledOffFor], [version, "called_off", "weather"]);
  server.clock.advance(Number(refused.headers["retry-after"]) * second);
  assert.is((await press("back")).status, 200);
});

test("a change undone before its notice counts once, and an undo is never refused", async () => {
  const made = await practice(tomorrow);
  let version = 1;
  for (let count = 0; count < 20; count += 1) {
    assert.is((await off(made, version)).status, 200);
    assert.is((await post(made.coach, { ...made, version: version + 1 }, "put_back")).status, 200);
    version += 2;
  }
  server.clock.advance(10 * second);
  assert.equal(await round(made), nothing);
  const [only, ...others] = await server.services.db.select().from(notice).where(eq(notice.kind, "back_on"));
  assert.equal([only?.notifiedAt !== null, others], [true, []]);
});

test("changes that are not mailed are not limited", async () => {
  const made = await practice(saturday);
  for (let version = 1; version <= 20; version += 1) {
    const reply =
      version % 2 === 1 ? await off(made, version) : await post(made.coach, { ...made, version }, "put_back");
    assert.is(reply.status, 200, reply.text);
    server.clock.advance(60 * second);
    assert.equal((await round(made)).mails, []);
  }
});

test("changes that mailed nobody do not count towards the limit: those further ahead, and those of an event that all families declined", async () => {
  const soon = await practice("2026-11-24T12:30:00");
  const later = async (made: Club & { id: string }, version: number) => {
    const reply = await change(made.coach, made.teamId, made.id, version, {
      duration_minutes: 60 + 5 * version,
    });
    assert.is(reply.status, 200, reply.text);
    server.clock.advance(60 * second);
    return (await round(made)).mails.length;
  };
  for (let version = 1; version <= 6; version += 1) assert.is(await later(soon, version), 0);
  server.clock.advance(hour / 2);
  for (let version = 7; version <= 12; version += 1) assert.is(await later(soon, version), 3);
  const refused = await change(soon.coach, soon.teamId, soon.id, 13, { duration_minutes: 30 });
  assert.is(refused.code, "REQUEST_429_LIMIT", "those that mail somebody count");

  const empty = await practice(tomorrow);
  await say(empty.mother, { ...empty, membershipId: empty.samId }, "no");
  await say(empty.other, { ...empty, membershipId: empty.leaId }, "no");
  for (let version = 1; version <= 8; version += 1) assert.is(await later(empty, version), 0);
});

test("a change of the time zone alone is mailed, rings by the earlier start and asks for the answers anew", async () => {
  const made = await practice("2026-11-24T11:30:00");
  await say(made.mother, { ...made, membershipId: made.samId }, "yes");
  const { told, event: changed } = (
    await change(made.coach, made.teamId, made.id, 1, { time_zone: "America/Los_Angeles" })
  ).body;
  assert.equal([told?.what, told?.mails, told?.starts_at], ["moved", 3, "2026-11-24T17:30:00.000Z"]);
  assert.equal(
    [changed.starts_local, changed.starts_at, changed.time_version, changed.notice_version],
    ["2026-11-24T11:30:00", "2026-11-24T19:30:00.000Z", 2, 2],
  );
  server.clock.advance(60 * second);
  const { mails, texts } = await round(made);
  assert.equal(mails, all("Practice moved"));
  assert.match(texts[0] ?? "", /Tue, Nov 24, 11:30: Chicago → Los Angeles time\./);
  const { changes, mine } = (
    await ask<components["schemas"]["EventDetails"]>(
      server,
      made.mother,
      `GET /team/team_id/${made.teamId}/event/event_id/${made.id}`,
    )
  ).body.event;
  assert.equal(changes, [{ what: "zone", before: "America/Chicago", after: "America/Los_Angeles" }]);
  assert.is(mine[0]?.is_for_old_time, true);
});

test("the same start in the words of another zone is told as well, and one that is taken back is not", async () => {
  const made = await practice(tomorrow);
  const other = { time_zone: "America/Denver", starts_local: "2026-11-23T10:00:00" };
  await change(made.coach, made.teamId, made.id, 1, other);
  server.clock.advance(60 * second);
  assert.match((await round(made)).texts[0] ?? "", /11:00 → 10:00 · Chicago → Denver time/);
  await change(made.coach, made.teamId, made.id, 2, { time_zone: "America/Chicago" });
  await change(made.coach, made.teamId, made.id, 3, { time_zone: "America/Denver" });
  server.clock.advance(60 * second);
  assert.equal(await round(made), nothing);
});

test("three changes in a minute are one mail, and a family that acknowledged them before gets none", async () => {
  const made = await practice(tomorrow);
  await change(made.coach, made.teamId, made.id, 1, { starts_local: "2026-11-23T12:00:00" });
  await change(made.coach, made.teamId, made.id, 2, { venue_detail: "field 7" });
  await change(made.coach, made.teamId, made.id, 3, { starts_local: "2026-11-23T14:00:00" });
  await gotIt(made.other, { team_id: made.teamId, event_id: made.id, version: 4 });
  server.clock.advance(60 * second);
  const { mails, texts } = await round(made);
  assert.equal(mails, ["father: Practice moved", "mother: Practice moved"]);
  assert.match(texts[0] ?? "", /11:00 → 14:00 · field: field 7/);
});

test("a change further ahead is mailed two days before the earlier start, to families that have not acknowledged it", async () => {
  const made = await practice(saturday);
  const { told } = (
    await change(made.coach, made.teamId, made.id, 1, { starts_local: "2026-12-05T11:00:00" })
  ).body;
  assert.equal([told?.what, told?.starts_at], ["moved", "2026-11-28T17:00:00.000Z"]);
  server.clock.advance(60 * second);
  assert.equal(await round(made), { mails: [], pings: everybody, texts: [] });
  await gotIt(made.father, { team_id: made.teamId, event_id: made.id, version: 2 });
  server.clock.set(new Date("2026-11-26T16:59:59Z"));
  assert.equal(await round(made), nothing);
  server.clock.set(new Date("2026-11-26T17:00:00Z"));
  assert.equal((await round(made)).mails, ["other: Have you seen this change?"], "Sam's family has pressed");
});

test("a further change can bring the unseen notice forward, never put it off", async () => {
  const made = await practice(saturday);
  await change(made.coach, made.teamId, made.id, 1, { starts_local: "2026-11-27T11:00:00" });
  await change(made.coach, made.teamId, made.id, 2, { starts_local: "2026-12-05T11:00:00" });
  const waiting = (await server.services.db.select().from(notice)).filter(({ kind }) => kind === "unseen");
  assert.equal(
    waiting.map(({ notBefore }) => notBefore.toISOString()),
    ["2026-11-25T17:00:00.000Z"],
  );
});

test("families that said no, former members, banned guardians and frozen children get no notice; changed notes send none", async () => {
  const made = await practice(tomorrow);
  const { db } = server.services;
  await say(made.mother, { ...made, membershipId: made.samId }, "no");
  await db
    .update(membership)
    .set({ endedAt: server.clock.now(), endReason: "removed" })
    .where(eq(membership.id, made.leaId));
  await off(made, 1);
  server.clock.advance(10 * second);
  assert.equal(await round(made), nothing);

  const next = await practice("2026-11-23T12:00:00");
  await db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, next.other.user.id));
  await db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, next.father.user.id));
  await change(next.coach, next.teamId, next.id, 1, { notes: "Bring water." });
  server.clock.advance(60 * second);
  assert.equal(await round(next), nothing);
  await off(next, 2);
  server.clock.advance(10 * second);
  assert.equal((await round(next)).mails, ["mother: Called off"]);
});

test("families without an answer are reminded once: a day before answers close, else two days before the start", async () => {
  const made = await club();
  const { id } = (
    await add(made.coach, made.teamId, { starts_local: saturday, answer_by: "2026-11-26T17:00:00Z" })
  ).body.event;
  await add(made.coach, made.teamId, { starts_local: "2026-11-28T15:00:00" });
  server.clock.advance(60 * second);
  await round(made);
  await say(made.other, { teamId: made.teamId, id, membershipId: made.leaId }, "yes");
  server.clock.set(new Date("2026-11-25T16:59:59Z"));
  assert.equal(await round(made), nothing);
  server.clock.set(new Date("2026-11-25T17:00:00Z"));
  const { mails, texts } = await round(made);
  assert.equal(mails, ["father: Will you be there?", "mother: Will you be there?"]);
  assert.match(texts[0] ?? "", /Sat, Nov 28, 11:00: will Sam be there\?/);
  server.clock.set(new Date("2026-11-26T21:00:00Z"));
  assert.equal((await round(made)).mails, all("Will you be there?"), "the second one, which has no deadline");
  server.clock.advance(hour);
  assert.equal(await round(made), nothing);
});

test("a change that can still be undone causes no reminder", async () => {
  const made = await practice(saturday);
  await change(made.coach, made.teamId, made.id, 1, { starts_local: tomorrow });
  assert.equal(await round(made), nothing);
  server.clock.advance(5 * second);
  await change(made.coach, made.teamId, made.id, 2, { starts_local: saturday });
  server.clock.advance(60 * second);
  assert.equal(await round(made), nothing);
});

test("families of an event that was added late are told at once, and reminded when half of their time is over", async () => {
  for (const [change, answerHours] of [
    [{ starts_local: tomorrow }, 23],
    [{ starts_local: saturday, answer_by: "2026-11-22T22:00:00Z" }, 4],
  ] as const) {
    server.clock.set(new Date("2026-11-22T18:00:00Z"));
    const made = await club();
    await add(made.coach, made.teamId, change);
    server.clock.advance(10 * 60 * second);
    const { mails, texts } = await round(made);
    assert.is(mails.length, answerHours === 23 ? 3 : 0);
    assert.not.match(texts.join(" "), /will .* be there\?/);
    server.clock.set(new Date(Date.parse("2026-11-22T17:59:59Z") + (answerHours / 2) * hour));
    assert.equal((await round(made)).mails, []);
    server.clock.advance(second);
    assert.equal((await round(made)).mails, all("Will you be there?"));
    server.clock.advance(hour);
    assert.equal(await round(made), nothing, "once");
  }
});

test("several notices for one person make one mail, with the most urgent one as subject", async () => {
  const made = await practice(tomorrow);
  await add(made.coach, made.teamId, { starts_local: "2026-11-23T15:00:00" });
  await off(made, 1);
  server.clock.advance(60 * second);
  const { mails, texts } = await round(made);
  assert.equal(mails, all("Called off"));
  assert.match(texts[0] ?? "", /called off: rain.*it's new on the books/);
});

test("a game's mail names the reader's team first and the other one as the opponent", async () => {
  const made = await club();
  await add(made.coach, made.teamId, {
    kind: "game",
    title: "Game",
    opponent: "Rockets",
    starts_local: tomorrow,
  });
  server.clock.advance(60 * second);
  const { texts } = await round(made);
  assert.ok(texts.length > 0);
  for (const text of texts) assert.match(text, "Comets: Game vs Rockets, Mon, Nov 23, 11:00");
});

test("two players of one family share a line, and an adult player's line names nobody", async () => {
  const made = await club();
  const paul = await named("Paul Player");
  await addMember(server, made.teamId, { userId: paul.user.id });
  const leo = await addChild(server, [made.mother.user.id], { firstName: "Leo" });
  await addMember(server, made.teamId, { childId: leo.id, number: "8" });
  await add(made.coach, made.teamId, { starts_local: "2026-11-24T11:00:00" });
  for (const later of [60 * second, 24 * hour]) {
    server.clock.advance(later);
    await deliverDueNotices(server.services);
  }
  const asked = new Map(
    (await server.inbox()).map(({ to, text }) => [
      to,
      /will .* be there/.exec(text.replace(/\s+/g, " "))?.[0],
    ]),
  );
  assert.is(asked.get(made.mother.user.emailAddress), "will Sam and Leo be there");
  assert.is(asked.get(made.father.user.emailAddress), "will Sam be there");
  assert.is(asked.get(paul.user.emailAddress), "will you be there");
});

test("a change is listed in Needs you from its notice until it is acknowledged, a missing answer until it is given", async () => {
  const made = await practice("2026-11-26T11:00:00");
  const items = async (person: Club["mother"]) =>
    (await ask<components["schemas"]["WaitingList"]>(server, person, "GET /user/me/waiting")).body.items.map(
      (item) => [item.kind, item.event_id, item.starts_local],
    );
  await change(made.coach, made.teamId, made.id, 1, { starts_local: "2026-11-26T12:00:00" });
  const missing = ["answer_wanted", made.id, "2026-11-26T12:00:00"];
  assert.equal(await items(made.mother), [missing], "not yet told of the change");
  server.clock.advance(60 * second);
  await round(made);
  const line = ["change", made.id, "2026-11-26T12:00:00"];
  for (const person of [made.mother, made.other]) assert.equal(await items(person), [line, missing]);
  for (const person of [made.coach, made.grandpa]) assert.equal(await items(person), []);
  await gotIt(made.father, { team_id: made.teamId, event_id: made.id, version: 2 });
  assert.equal(await items(made.mother), [missing]);
  await say(made.mother, { ...made, membershipId: made.samId }, "maybe", { version: 2 });
  assert.equal(await items(made.mother), []);
});

test("new events are mailed six times an hour; those added after that wait, and are named together", async () => {
  const made = await club();
  const put = async (hourOfDay: number, day: string) => {
    await add(made.coach, made.teamId, {
      starts_local: `${day}T${String(hourOfDay).padStart(2, "0")}:00:00`,
    });
    server.clock.advance(60 * second);
    return (await round(made)).mails;
  };
  for (let count = 0; count < 8; count += 1)
    assert.equal(await put(9 + count, "2026-11-28"), [], "too far away");
  for (let count = 0; count < 6; count += 1)
    assert.equal(await put(9 + count, "2026-11-23"), all("New on the books"));
  assert.equal(await put(13, "2026-11-22"), all("New on the books"), "it starts before the wait ends");
  for (let count = 6; count < 9; count += 1) assert.equal(await put(9 + count, "2026-11-23"), []);
  server.clock.advance(hour - 8 * 60 * second);
  const { mails, texts } = await round(made);
  assert.equal(mails, all("New on the books"));
  for (const time of ["15:00", "16:00", "17:00"]) assert.match(texts[0] ?? "", time);
});

test("new events that are added before the first of them is delivered count as well", async () => {
  const made = await club();
  const mails: number[] = [];
  for (let at = 0; at < 130; at += 1) {
    if (at < 10) await add(made.coach, made.teamId, { starts_local: `2026-11-23T${13 + at}:00:00` });
    server.clock.advance(second);
    if ((await round(made)).mails.length > 0) mails.push(at);
  }
  assert.is(mails.length, 6);
  server.clock.advance(hour - 66 * second);
  const { mails: late, texts } = await round(made);
  assert.equal(late, all("New on the books"));
  for (const time of ["19:00", "20:00", "21:00", "22:00"]) assert.match(texts[0] ?? "", time);
});

test("Needs you says of a changed event whether it is called off", async () => {
  const made = await practice(tomorrow);
  const read = async () =>
    (await ask<components["schemas"]["WaitingList"]>(server, made.mother, "GET /user/me/waiting")).body.items;
  await off(made, 1);
  server.clock.advance(10 * second);
  await round(made);
  const [item, ...others] = await read();
  assert.equal([item?.kind, item?.event_id, item?.is_called_off, others], ["change", made.id, true, []]);
});

test("a notice that fails does not block those of other teams", async () => {
  server.expectFaults();
  const [one, other] = [await club(), await club()];
  const starts_local = "2026-11-23T17:30:00";
  const { id } = (await add(one.coach, one.teamId, { starts_local })).body.event;
  await add(other.coach, other.teamId, { starts_local });
  // As after an update of zone data that no longer contain the zone.
  await server.services.db.update(event).set({ timeZone: "Mars/Rover" }).where(eq(event.id, id));
  server.clock.advance(60 * second);
  assert.equal((await round(other)).mails, all("New on the books"));
  assert.is(
    (await server.services.db.select().from(notice)).filter(({ notifiedAt }) => !notifiedAt).length,
    0,
  );
});

/** Practices of so many clubs, all called off and due. */
async function callOff(starts: readonly string[]) {
  const all: Awaited<ReturnType<typeof practice>>[] = [];
  for (const each of starts) all.push(await practice(each));
  for (const each of all) await off(each, 1);
  server.clock.advance(10 * second);
  return all;
}

test("a round sends as many statements for many teams and families as for one", async () => {
  const counts: number[] = [];
  for (const clubs of [1, 6]) {
    await callOff(Array.from({ length: clubs }, () => tomorrow));
    const stop = countStatements(server.services.db);
    await deliverDueNotices(server.services);
    counts.push(stop());
    assert.is((await server.inbox()).filter(({ subject }) => subject === "Called off").length, 3 * clubs);
    await server.services.db.delete(mailOutbox);
  }
  assert.is(counts[0], counts[1]);
});

test("the teams whose families leave home first are told first, however late theirs was called off", async () => {
  const { db } = server.services;
  const [later] = await callOff(["2026-11-23T11:30:00", ...Array.from({ length: 11 }, () => tomorrow)]);
  await deliverDueNotices(server.services);
  const open = await db.select().from(notice).where(isNull(notice.notifiedAt));
  assert.equal([open.length, open.some(({ teamId }) => teamId === later?.teamId)], [2, true]);
  await deliverDueNotices(server.services);
  assert.is((await server.inbox()).filter(({ subject }) => subject === "Called off").length, 36);
});

test("a move is as urgent as the earliest arrival that families know of, also where a further move replaces it", async () => {
  const { coach, teamId, id } = await practice(tomorrow);
  await change(coach, teamId, id, 1, { starts_local: "2026-11-24T11:00:00" });
  await change(coach, teamId, id, 2, { starts_local: "2026-11-24T12:00:00" });
  const before = new Date("2026-11-23T16:45:00Z");
  const { db } = server.services;
  const open = await db.select().from(notice).where(isNull(notice.notifiedAt));
  assert.equal(
    open.map(({ arrivesAt }) => arrivesAt),
    [before],
  );
  server.clock.advance(60 * second);
  await db.delete(mailOutbox);
  await deliverDueNotices(server.services);
  const mails = await db.select().from(mailOutbox);
  assert.equal(
    mails.map(({ neededBy }) => neededBy),
    [before, before, before],
  );
});

test("a past event sends no notice and no reminder", async () => {
  const made = await practice("2026-11-20T17:30:00");
  server.clock.advance(hour);
  assert.equal(await round(made), nothing);
});

test.run();
