import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eraseChildren } from "../../../../server/core/family/child.store";
import { snapshotOf } from "../../../../server/core/schedule/event-snapshot";
import { removeOldSchedule } from "../../../../server/core/schedule/retention.store";
import { child } from "../../../../server/platform/db/schema/family";
import { event, eventVersion } from "../../../../server/platform/db/schema/schedule";
import { answerLog, participation } from "../../../../server/platform/db/schema/schedule-answers";
import { callList } from "../../../../server/platform/db/schema/schedule-escalation";
import { notice } from "../../../../server/platform/db/schema/schedule-notices";
import { copyAccount } from "../../../../server/reads/account-copy/account-copy";
import { addAdult, addChild, addMember, addTeam } from "../../../support/people/club";
import { addAnswer, addEvent } from "../../../support/people/schedule";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("what the schedule keeps, and for how long");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const day = 86_400_000;

/** A practice in two days with an answer, a note, a change and a delivered notice. */
async function practice() {
  const { services, clock } = server;
  const mother = await addAdult(server, { fullName: "Mia Reyes" });
  const { id: teamId } = await addTeam(server, (await addAdult(server)).user.id);
  const sam = await addChild(server, [mother.user.id]);
  const { id: membershipId } = await addMember(server, teamId, { childId: sam.id });
  const row = await addEvent(server, teamId, { createdBy: mother.user.id });
  const by = mother.user.id;
  await addAnswer(server, row, membershipId, { answer: "no", by, note: "At the dentist" });
  const about = { teamId, id: randomUUID(), eventId: row.id };
  const at = clock.now();
  await services.db.insert(answerLog).values({
    ...about,
    membershipId,
    answer: "no",
    saidBy: by,
    via: "app",
    eventVersion: 1,
    at,
  });
  const shown = snapshotOf({ ...row, venue: null });
  await services.db
    .insert(eventVersion)
    .values({ teamId, eventId: row.id, version: 1, shown, madeBy: by, madeAt: at });
  await services.db
    .insert(notice)
    .values({ ...about, kind: "moved", madeAt: at, notBefore: at, notifiedAt: at });
  return { mother, sam, row, teamId, membershipId };
}

/** The stored note, log, versions and notices. */
async function kept() {
  const { db } = server.services;
  const [said] = await db.select().from(participation);
  const tables = [answerLog, eventVersion, notice] as const;
  const rows = await Promise.all(tables.map((table) => db.select().from(table)));
  return [said?.note ?? null, ...rows.map(({ length }) => length)];
}

test("notes and notices are deleted after 30 days, the log and old versions after twelve months; answers are kept", async () => {
  const { row } = await practice();
  const { services, clock } = server;
  const round = () => removeOldSchedule(services.db, clock.now());
  clock.advance(30 * day);
  await round();
  assert.equal(await kept(), ["At the dentist", 1, 1, 1], "the practice was 28 days ago");
  clock.set(new Date(row.endsAt.getTime() + 30 * day + 1));
  await round();
  assert.equal(await kept(), [null, 1, 1, 0]);
  clock.set(new Date("2027-11-22T12:00:00Z"));
  await round();
  assert.equal(
    await kept(),
    [null, 0, 1, 0],
    "what an event was is kept by its day, which decides what counted at it",
  );
  clock.set(new Date("2027-11-25T12:00:00Z"));
  await round();
  assert.equal(await kept(), [null, 0, 0, 0]);
  const [said] = await services.db.select().from(participation);
  assert.is(said?.answer, "no");
});

test("a call list is kept for thirty days after it was closed", async () => {
  const { row } = await practice();
  const { services, clock } = server;
  const list = {
    teamId: row.teamId,
    eventId: row.id,
    noticeVersion: 2,
    arrivesAt: row.arrivesAt,
    openedAt: clock.now(),
  };
  await services.db.insert(callList).values({ ...list, closedAt: clock.now() });
  const count = async () => {
    await removeOldSchedule(services.db, clock.now());
    return (await services.db.select().from(callList)).length;
  };
  clock.advance(30 * day);
  assert.is(await count(), 1);
  clock.advance(1);
  assert.is(await count(), 0);
});

test("versions that families compare with are kept until the event is over", async () => {
  await practice();
  const { services, clock } = server;
  await services.db.update(event).set({
    startsAt: new Date("2027-12-24T12:00:00Z"),
    arrivesAt: new Date("2027-12-24T12:00:00Z"),
    endsAt: new Date("2027-12-24T13:00:00Z"),
  });
  clock.set(new Date("2027-11-22T12:00:00Z"));
  await removeOldSchedule(services.db, clock.now());
  assert.equal(await kept(), ["At the dentist", 0, 1, 0]);
});

test("an erased child's answers are deleted with it; until then the export of whoever gave them contains them", async () => {
  const { mother, sam, row, membershipId } = await practice();
  const { services, clock } = server;
  const copy = await services.db.transaction((tx) => copyAccount(tx, mother.user, server.services));
  assert.equal(
    copy.answers.map(({ event: of, answer, note }) => [of, answer, note]),
    [[row.id, "no", "At the dentist"]],
  );
  assert.equal(
    copy.answers_given.map(({ membership, answer }) => [membership, answer]),
    [[membershipId, "no"]],
  );
  assert.equal(
    copy.answered_events.map(({ title, starts }) => [title, starts]),
    [["Practice", row.startsLocal]],
  );
  await services.db.update(child).set({ deletedAt: clock.now() }).where(eq(child.id, sam.id));
  clock.advance(15 * day);
  await services.db.transaction((tx) => eraseChildren(tx, clock.now()));
  assert.equal((await services.db.select().from(participation)).length, 0);
  assert.equal((await services.db.select().from(answerLog)).length, 0);
});

test.run();
