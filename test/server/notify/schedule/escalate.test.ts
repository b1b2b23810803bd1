import { randomUUID } from "node:crypto";
import { eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { recordAcknowledgement } from "../../../../server/commands/notification/acknowledge-push";
import type { Services } from "../../../../server/core/base/services";
import { type NewPush, queuePushes } from "../../../../server/core/notification/push-queue.store";
import { readEscalations } from "../../../../server/core/schedule/escalation.store";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { escalateDue } from "../../../../server/notify/schedule/escalate";
import { user } from "../../../../server/platform/db/schema/account";
import { pushQueue } from "../../../../server/platform/db/schema/notification-push";
import { event } from "../../../../server/platform/db/schema/schedule";
import { callList, escalation } from "../../../../server/platform/db/schema/schedule-escalation";
import { membership } from "../../../../server/platform/db/schema/team";
import { addAbsence } from "../../../support/people/absence";
import { addChild, addMember } from "../../../support/people/club";
import { openEscalation } from "../../../support/people/escalation";
import { countStatements } from "../../../support/server/count-statements";
import type { Browser } from "../../../support/server/push-service";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("the escalation");

const second = 1_000;

let server: TestServer;
let made: Awaited<ReturnType<typeof openEscalation>>;
let phones: Map<Browser, string>;
/** The practice is at 17:00 in Chicago, with the arrival at 16:45 (22:45 in UTC); a change is told at 18:01:10. */
test.before.each(async () => {
  server = await openTestServer();
  made = await openEscalation(server);
  phones = new Map();
  const { mother, father, other, coach, grandpa } = made;
  for (const [name, person] of Object.entries({ mother, father, other, coach, grandpa }))
    phones.set(await made.addPhone(person), name);
});
test.after.each(() => server.close());

type Pushes = Awaited<ReturnType<typeof made.send>>;
const named = (pushes: Pushes) =>
  pushes.map(({ browser, payload: { kind } }) => `${phones.get(browser)}: ${kind}`).sort();
const at = async (time: string) => named(await made.escalateAt(`2026-11-22T${time}Z`));
const each = (kind: string, ...names: string[]) => names.map((name) => `${name}: ${kind}`);
const families = ["father", "mother", "other"];
const acknowledgeAll = async (pushes: Pushes, name: string) => {
  for (const { browser, payload } of pushes)
    if (phones.get(browser) === name) await recordAcknowledgement(server.services, payload.heard ?? "");
};
const escalations = () => server.services.db.select().from(escalation);
const moveTo = async (time: string, version: number) => {
  await made.change(made.coach, made.teamId, made.id, version, { starts_local: `2026-11-22T${time}:00` });
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
};

test("who heard nothing is rung after two minutes, families that do not know after ten and at half of the rest; then staff", async () => {
  await made.tell("call_off", 1);
  const mails = (await server.inbox()).length;
  const first = await made.send();
  assert.equal(named(first), each("called_off", ...families));
  await acknowledgeAll(first, "father");
  assert.equal(await at("18:03:09"), []);
  assert.equal(await at("18:03:10"), each("called_off", "mother", "other"));
  assert.equal(await at("18:11:09"), []);
  assert.equal(await at("18:11:10"), each("called_off", ...families));
  assert.equal(await at("20:28:04"), []);
  assert.equal(await at("20:28:05"), each("called_off", ...families));
  assert.equal(await at("21:44:59"), []);
  assert.equal(await at("21:45:00"), ["coach: call_list"]);
  assert.equal(await at("21:46:00"), []);
  assert.equal(await at("22:45:01"), []);
  assert.is((await server.inbox()).length, mails, "it mails nobody again");
});

test("a round of escalations sends as many statements for many events as for one", async () => {
  const { coach, teamId, add, post } = made;
  const counts: number[] = [];
  for (const events of [1, 5]) {
    const { db } = server.services;
    await db.delete(escalation);
    await db.delete(pushQueue);
    for (let count = 0; count < events; count += 1) {
      const { id } = (await add(coach, teamId, { starts_local: "2026-11-22T20:00:00" })).body.event;
      const { status } = await post(coach, { teamId, id, version: 1 }, "call_off", { reason: "weather" });
      assert.is(status, 200);
    }
    server.clock.advance(10 * second);
    await deliverDueNotices(server.services);
    await db.delete(pushQueue);
    server.clock.advance(120 * second);
    const stop = countStatements(db);
    assert.is(await escalateDue(server.services), events);
    counts.push(stop());
    assert.is((await db.select().from(pushQueue)).length, 3 * events);
  }
  assert.is(counts[0], counts[1]);
});

test("a fifth push about one change rings for nobody", async () => {
  await made.tell("call_off", 1);
  await made.send();
  for (const time of ["18:03:10", "18:11:10", "20:28:05"]) await at(time);
  assert.equal(named(await made.ring(made.mother)), []);
  assert.equal(named(await made.ring(made.father)), []);
  await made.tell("put_back", 2);
  await made.tell("call_off", 3);
  assert.equal(named(await made.send()), each("called_off", ...families), "a later change is another one");
});

test("a push that waits counts among the four; that an answer is missing does not take a change's place", async () => {
  const { mother, teamId, id, samId } = made;
  const about = { of: "practice", team_id: teamId, event_id: id, notice_version: 2, rung: [] } as const;
  const ofFamily = { ...about, membership_ids: [samId], time_version: 1 };
  const queue = (ring: NewPush["ring"]) => {
    const row = { userId: mother.user.id, ring, source: randomUUID(), dueAt: server.clock.now() };
    return queuePushes(server.services.db, [row], server.clock.now());
  };
  const waiting = async () => {
    const rows = await server.services.db.select().from(pushQueue).where(isNotNull(pushQueue.dueAt));
    return rows.map(({ kind }) => kind);
  };
  await made.tell("call_off", 1);
  await made.send();
  for (const time of ["18:03:10", "18:11:10"]) await at(time);
  await queue({ kind: "called_off", ...ofFamily });
  await queue({ kind: "call_list", ...about });
  assert.equal(await waiting(), ["called_off"], "the call list would be her fifth, were she a coach as well");
  await queue({ kind: "answer_wanted", ...ofFamily });
  assert.equal(await waiting(), ["called_off"]);
});

test("who knows, said no, left, is frozen or follows is reached by no step", async () => {
  const { coach, mother, other, teamId, id, leaId, say, gotIt, named: adult } = made;
  const [left, frozen] = [await adult("Lou Left"), await adult("Fay Frozen")];
  for (const person of [left, frozen]) phones.set(await made.addPhone(person), person.user.fullName ?? "");
  const gone = await addChild(server, [left.user.id], { firstName: "Gil", lastInitial: "L" });
  const still = await addChild(server, [frozen.user.id], { firstName: "Fee", lastInitial: "F" });
  const goneId = (await addMember(server, teamId, { childId: gone.id })).id;
  await addMember(server, teamId, { childId: still.id });
  await say(other, { teamId, id, membershipId: leaId }, "no");
  await made.change(coach, teamId, id, 1, { starts_local: "2026-11-22T18:00:00" });
  const { db } = server.services;
  const now = server.clock.now();
  await db.update(membership).set({ endedAt: now, endReason: "left" }).where(eq(membership.id, goneId));
  await db.update(user).set({ bannedAt: now }).where(eq(user.id, frozen.user.id));
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  assert.equal(named(await made.send()), each("moved", "father", "mother"));
  await gotIt(mother, { team_id: teamId, event_id: id, version: 2 });
  // The arrival stays at 16:45: the old one is the earlier one.
  for (const time of ["18:03:10", "18:11:10", "20:28:05"]) assert.equal(await at(time), [], time);
  assert.equal(await at("21:45:00"), ["coach: call_list"], "for the spot, which has no account");
  assert.equal(
    (await made.lists())[0]?.families?.map(({ players }) => players.join()),
    ["Ada K."],
  );
});

test("a move of a move begins anew, also one back to the first time: who was told of another does not know of it", async () => {
  await moveTo("18:00", 1);
  assert.equal(named(await made.send()), each("moved", ...families));
  server.clock.set(new Date("2026-11-22T18:05:00Z"));
  await moveTo("19:00", 2);
  assert.equal(named(await made.send()), each("moved", ...families));
  assert.equal(await at("18:07:09"), []);
  assert.equal(await at("18:07:10"), each("moved", ...families));
  assert.equal(await at("18:11:10"), [], "ten minutes after the first move");
  await moveTo("17:00", 3);
  assert.equal(named(await made.send()), each("moved", ...families));
  assert.equal(await at("18:13:19"), []);
  assert.equal(await at("18:13:20"), each("moved", ...families));
  await made.gotIt(made.mother, { team_id: made.teamId, event_id: made.id, version: 4 });
  assert.equal(await at("18:21:20"), each("moved", "other"));
});

test("who was told that it is off, and pressed nothing, is told until they know that it is back on", async () => {
  const { mother, father, teamId, id, gotIt, week } = made;
  await made.tell("call_off", 1);
  await made.send();
  server.clock.set(new Date("2026-11-22T18:05:00Z"));
  await made.tell("put_back", 2);
  assert.equal(named(await made.send()), each("back_on", ...families));
  const [event] = (await week(mother)).events.filter((each) => each.id === id);
  assert.equal(event?.changes, [{ what: "status", before: "weather", after: null }]);
  assert.is(event?.rings, true);
  assert.equal(
    (await made.families()).map(({ knows }) => knows),
    [false, false, false],
  );
  assert.equal(await at("18:07:10"), each("back_on", ...families));
  await gotIt(father, { team_id: teamId, event_id: id, version: 3 });
  assert.equal(await at("18:15:10"), each("back_on", "other"));
  assert.equal((await week(mother)).events.find((each) => each.id === id)?.changes, []);
  await at("21:45:00");
  const [list] = await made.lists();
  assert.equal(
    list?.families?.map(({ players }) => players.join()),
    ["Ada K.", "Lea O."],
  );
  assert.is(list?.is_back_on, true);
});

test("what was put back on before anybody was told has changed for nobody", async () => {
  await made.post(made.coach, { teamId: made.teamId, id: made.id, version: 1 }, "call_off", {
    reason: "weather",
  });
  await made.tell("put_back", 2);
  assert.equal(await made.send(), []);
  assert.equal(await escalations(), []);
  assert.ok((await made.families()).every(({ knows }) => knows));
});

test("after the old arrival it is the new one that counts", async () => {
  server.clock.set(new Date("2026-11-22T22:50:00Z"));
  await moveTo("19:00", 1);
  const [row] = await escalations();
  assert.is(row?.arrivesAt.toISOString(), "2026-11-23T00:45:00.000Z");
  assert.is(row?.dueAt.toISOString(), "2026-11-22T22:52:10.000Z");
});

test("a move to a later hour right before the old arrival rings nobody after it, and has a list", async () => {
  server.clock.set(new Date("2026-11-22T22:43:50Z"));
  await moveTo("19:00", 1);
  assert.equal(named(await made.send()), each("moved", ...families));
  assert.equal(await at("22:46:59"), []);
  assert.equal(await at("22:47:00"), ["coach: call_list"]);
  assert.equal(await at("22:48:00"), []);
});

test("an event without a time is escalated on its own day, too", async () => {
  const { coach, teamId, add, post } = made;
  const { id } = (await add(coach, teamId, { timing: "day", days: 1, starts_local: "2026-11-23T00:00:00" }))
    .body.event;
  server.clock.advance(60 * second);
  await deliverDueNotices(server.services);
  const sendAt = async (time: string, version: number, call: "call_off" | "put_back") => {
    server.clock.set(new Date(time));
    await post(coach, { teamId, id, version }, call, call === "call_off" ? { reason: "weather" } : undefined);
    server.clock.advance(10 * second);
    await deliverDueNotices(server.services);
    await made.send();
  };
  await sendAt("2026-11-22T20:00:00Z", 1, "call_off");
  const [row] = await escalations();
  assert.is(row?.arrivesAt.toISOString(), "2026-11-23T14:00:00.000Z", "8:00 of its day");
  // 9:00 in Chicago.
  await sendAt("2026-11-23T15:00:00Z", 2, "put_back");
  assert.equal(named(await made.escalateAt("2026-11-23T15:02:10Z")), each("back_on", ...families));
  assert.equal(named(await made.escalateAt("2026-11-23T15:03:10Z")), ["coach: call_list"]);
});

test("while a change can still be undone the earlier one is told no more", async () => {
  await made.tell("call_off", 1);
  await made.send();
  server.clock.set(new Date("2026-11-22T18:11:09Z"));
  await made.post(made.coach, { teamId: made.teamId, id: made.id, version: 2 }, "put_back");
  assert.equal(await at("18:11:10"), []);
  await made.post(made.coach, { teamId: made.teamId, id: made.id, version: 3 }, "call_off", {
    reason: "weather",
  });
  assert.equal(await at("18:11:20"), each("called_off", ...families), "it was undone, so the steps go on");
});

test("who believes the first time is told of a second move as of the first, however far it is", async () => {
  await moveTo("18:00", 1);
  await made.send();
  server.clock.set(new Date("2026-11-22T21:00:00Z"));
  await made.change(made.coach, made.teamId, made.id, 2, { starts_local: "2026-11-24T12:00:00" });
  server.clock.advance(60 * second);
  await deliverDueNotices(server.services);
  assert.equal(named(await made.send()), each("moved", ...families));
  assert.is((await escalations())[0]?.arrivesAt.toISOString(), "2026-11-22T22:45:00.000Z");
  await made.gotIt(made.mother, { team_id: made.teamId, event_id: made.id, version: 3 });
  await at("21:45:00");
  assert.equal(
    (await made.lists())[0]?.families?.map(({ players }) => players.join()),
    ["Ada K.", "Lea O."],
  );
});

test("what is over nobody believes any more: a move of next week's date rings for nobody, and hides from nobody who is away", async () => {
  const { other, coach, teamId, id, change } = made;
  await moveTo("18:00", 1);
  await made.send();
  await change(coach, teamId, id, 2, { starts_local: "2026-11-30T17:00:00" });
  server.clock.advance(60 * second);
  await deliverDueNotices(server.services);
  await made.send();
  server.clock.set(new Date("2026-11-25T18:00:00Z"));
  await addAbsence(server, {
    ...{ by: other.user.id, childId: made.lea.id, firstDay: "2026-11-25", lastDay: "2026-12-02" },
  });
  await change(coach, teamId, id, 3, { starts_local: "2026-12-01T17:00:00" });
  server.clock.advance(60 * second);
  await deliverDueNotices(server.services);
  assert.equal(named(await made.send()), []);
  const knowing = (await made.families()).map(({ players, knows }) => [players.join(), knows]);
  assert.equal(
    knowing,
    [
      ["Ada K.", false],
      ["Sam R.", false],
    ],
    "Lea is away on all days that are left",
  );
});

test("who saw what was undone is rung again for what came after it", async () => {
  const { mother, teamId, id, post, coach, gotIt } = made;
  await made.tell("call_off", 1);
  await made.send();
  await post(coach, { teamId, id, version: 2 }, "put_back");
  await gotIt(mother, { team_id: teamId, event_id: id, version: 3 });
  await post(coach, { teamId, id, version: 3 }, "call_off", { reason: "weather" });
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  await made.send();
  const rung = await at("18:11:10");
  assert.ok(rung.includes("mother: called_off"), rung.join());
});

test("a move to an hour that is past already is told to those who are still to leave", async () => {
  const { coach, teamId, id, change } = made;
  server.clock.set(new Date("2026-11-22T22:00:00Z"));
  await change(coach, teamId, id, 1, { starts_local: "2026-11-22T16:05:00" });
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  assert.is((await escalations())[0]?.arrivesAt.toISOString(), "2026-11-22T22:45:00.000Z");
});

test("an absence on the days of a first move hides no second one from who may come on the first day", async () => {
  const { other, coach, teamId, id } = made;
  await made.change(coach, teamId, id, 1, { starts_local: "2026-11-23T12:00:00" });
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  await addAbsence(server, {
    ...{ by: other.user.id, childId: made.lea.id, firstDay: "2026-11-23", lastDay: "2026-11-24" },
  });
  await made.change(coach, teamId, id, 2, { starts_local: "2026-11-24T12:00:00" });
  server.clock.advance(60 * second);
  await deliverDueNotices(server.services);
  assert.ok((await made.families()).some(({ players, knows }) => players.join() === "Lea O." && !knows));
});

test("a whole day that moves on is left for in the morning of its first day", async () => {
  const { coach, teamId, add, change } = made;
  const day = { timing: "day", days: 1, starts_local: "2026-11-24T00:00:00" };
  const { id } = (await add(coach, teamId, day)).body.event;
  server.clock.advance(60 * second);
  await deliverDueNotices(server.services);
  const move = async (time: string, version: number, to: string) => {
    server.clock.set(new Date(time));
    await change(coach, teamId, id, version, { starts_local: `${to}T00:00:00` });
    server.clock.advance(60 * second);
    await deliverDueNotices(server.services);
    return (await escalations())[0]?.arrivesAt.toISOString();
  };
  assert.is(
    await move("2026-11-24T02:00:00Z", 1, "2026-11-25"),
    "2026-11-24T14:00:00.000Z",
    "the evening before",
  );
  assert.is(await move("2026-11-24T15:00:00Z", 2, "2026-11-26"), "2026-11-24T16:01:00.000Z", "on its day");
});

test("a nudge names no change that can still be undone", async () => {
  const { coach, teamId, id } = made;
  await made.tell("call_off", 1);
  await made.send();
  const mails = (await server.inbox()).length;
  await made.post(coach, { teamId, id, version: 2 }, "put_back");
  assert.is((await made.post(coach, { teamId, id }, "nudge", { about: "change" })).status, 200);
  await deliverDueNotices(server.services);
  assert.is((await server.inbox()).length, mails);
  await made.post(coach, { teamId, id, version: 3 }, "call_off", { reason: "weather" });
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  const told = (await server.inbox()).slice(mails);
  assert.ok(told.length > 0);
  assert.not.match(JSON.stringify(told), /[Bb]ack on/);
});

test("of two players of a family the one counts that something is new to", async () => {
  const { mother, coach, teamId, id, change, say, week } = made;
  const child = await addChild(server, [mother.user.id], { firstName: "Bea", lastInitial: "R" });
  const membershipId = (await addMember(server, teamId, { childId: child.id })).id;
  await change(coach, teamId, id, 1, { starts_local: "2026-11-22T18:00:00" });
  await say(mother, { teamId, id, membershipId }, "yes", { version: 2 });
  await change(coach, teamId, id, 2, { starts_local: "2026-11-22T17:00:00" });
  const event = (await week(mother)).events.find((each) => each.id === id);
  assert.equal(
    event?.changes.map(({ what, before }) => [what, before]),
    [["start", "2026-11-22T18:00:00"]],
  );
});

test("a small change amid it leaves its steps as they are; an earlier arrival brings them forward", async () => {
  const { coach, teamId, id } = made;
  await moveTo("18:00", 1);
  await made.send();
  server.clock.set(new Date("2026-11-22T18:02:00Z"));
  // At 16:30, before the arrival of the first time.
  const { status } = await made.change(coach, teamId, id, 2, { kit: "blue", arrive_minutes: 90 });
  assert.is(status, 200);
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  await made.send();
  assert.equal(await at("18:03:10"), each("moved", ...families));
  assert.equal(await at("18:11:10"), each("moved", ...families));
  assert.equal(await at("18:12:10"), [], "ten minutes after the small change");
  assert.equal(await at("20:20:35"), each("moved", ...families));
  assert.equal(await at("21:29:59"), []);
  assert.equal(await at("21:30:00"), ["coach: call_list"]);
});

/** Does its work in a transaction that ends as if the server were killed before its commit. */
const killed = (services: Services): Services => ({
  ...services,
  db: Object.assign(Object.create(services.db), {
    transaction: (work: Parameters<Services["db"]["transaction"]>[0]) =>
      services.db.transaction(async (tx) => {
        await work(tx);
        throw new Error("killed");
      }),
  }),
});

test("a round that is killed, or two at once, ring for nobody twice", async () => {
  await made.tell("call_off", 1);
  await made.send();
  for (const time of ["18:03:10", "18:11:10", "20:28:05", "21:45:00"]) {
    server.clock.set(new Date(`2026-11-22T${time}Z`));
    await escalateDue(killed(server.services)).then(
      () => assert.unreachable(),
      ({ message }: Error) => assert.is(message, "killed"),
    );
    assert.equal(await made.send(), [], time);
    await Promise.all([escalateDue(server.services), escalateDue(server.services)]);
    const expected = time === "21:45:00" ? ["coach: call_list"] : each("called_off", ...families);
    assert.equal(named(await made.send()), expected, time);
    assert.equal(await at(time), []);
  }
  assert.is((await server.services.db.select().from(callList)).length, 1);
});

test("in the night the clocks change it waits for 6:30 of the event's clock", async () => {
  const { coach, teamId, add, post } = made;
  // 22:59 in Chicago, where an hour is skipped that night.
  server.clock.set(new Date("2027-03-14T04:59:00Z"));
  const { id } = (await add(coach, teamId, { starts_local: "2027-03-14T12:00:00" })).body.event;
  server.clock.advance(60 * second);
  await deliverDueNotices(server.services);
  await post(coach, { teamId, id, version: 1 }, "call_off", { reason: "weather" });
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  assert.equal(
    (await escalations()).map(({ dueAt, arrivesAt }) => [dueAt.toISOString(), arrivesAt.toISOString()]),
    [["2027-03-14T11:30:00.000Z", "2027-03-14T16:45:00.000Z"]],
  );
  assert.equal(named(await made.send()), each("called_off", ...families), "the change itself rings at once");
  assert.equal(named(await made.escalateAt("2027-03-14T11:29:59Z")), []);
  assert.equal(named(await made.escalateAt("2027-03-14T11:30:00Z")), each("called_off", ...families));
});

test("a step that an outage made late does not ring in the night", async () => {
  const { coach, teamId, add, post } = made;
  // 21:50 in Chicago; the step of 21:52 runs at 22:20.
  server.clock.set(new Date("2026-11-24T03:49:00Z"));
  const { id } = (await add(coach, teamId, { starts_local: "2026-11-24T12:00:00" })).body.event;
  server.clock.advance(60 * second);
  await deliverDueNotices(server.services);
  await post(coach, { teamId, id, version: 1 }, "call_off", { reason: "weather" });
  server.clock.advance(10 * second);
  await deliverDueNotices(server.services);
  assert.equal(named(await made.send()), each("called_off", ...families));
  assert.equal(named(await made.escalateAt("2026-11-24T04:20:00Z")), []);
  assert.equal(named(await made.escalateAt("2026-11-24T12:29:59Z")), []);
  assert.equal(named(await made.escalateAt("2026-11-24T12:30:00Z")), each("called_off", ...families));
});

test("a round finds what is due by an index", async () => {
  const { teamId, id } = made;
  await made.tell("call_off", 1);
  const due = await escalations();
  const plans = await server.services.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const explain = async (statement: SQL) => {
      const { rows } = await tx.execute<{ "QUERY PLAN": string }>(sql`explain ${statement}`);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    };
    const ofEvent = sql`team_id = ${teamId}::uuid and event_id = ${id}::uuid`;
    return [
      await explain(
        sql`select * from escalation where due_at <= now() order by due_at limit 50 for update skip locked`,
      ),
      await explain(readEscalations(tx, due).getSQL()),
      await explain(sql`select from player_awareness where ${ofEvent} and is_unaware`),
      await explain(sql`select from call_list where ${ofEvent} and closed_at is null`),
      await explain(
        sql`select from push_acknowledgement where user_id = 'u' and group_key in ('event:1', 'calls:1') and version >= 2`,
      ),
    ];
  });
  assert.match(plans[0] ?? "", /Index Scan using escalation_due/);
  assert.not.match(plans[0] ?? "", /Sort/);
  for (const plan of plans) assert.not.match(plan, /Seq Scan/);
});

test("an event that cannot be read keeps no other from being told again", async () => {
  const { coach, teamId, id, add, post } = made;
  const { db } = server.services;
  const other = (await add(coach, teamId, { starts_local: "2026-11-22T17:00:00" })).body.event.id;
  server.clock.advance(60 * second);
  await deliverDueNotices(server.services);
  await post(coach, { teamId, id: other, version: 1 }, "call_off", { reason: "weather" });
  await made.tell("call_off", 1);
  await made.send();
  await db.update(event).set({ timeZone: "Nowhere/Lost" }).where(eq(event.id, id));
  server.expectFaults();
  assert.equal(await at("18:05:00"), each("called_off", ...families));
  assert.equal(
    (await escalations()).map(({ eventId, dueAt }) => [eventId === id, dueAt.toISOString()]).sort(),
    [
      [false, "2026-11-22T18:12:10.000Z"],
      [true, "2026-11-22T18:06:00.000Z"],
    ],
  );
});

test("it is over with the event", async () => {
  await made.tell("call_off", 1);
  await at("21:45:00");
  assert.is((await escalations()).length, 1);
  await made.escalateAt("2026-11-23T00:29:00Z");
  assert.is((await escalations()).length, 1);
  await made.escalateAt("2026-11-23T00:30:00Z");
  assert.equal(await escalations(), []);
  const [list] = await server.services.db.select().from(callList);
  assert.ok(list?.closedAt);
});

test.run();
