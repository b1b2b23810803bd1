import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { absence } from "../../../../server/platform/db/schema/absence";
import { user } from "../../../../server/platform/db/schema/account";
import { schema } from "../../../../server/platform/db/schema/all";
import { audit } from "../../../../server/platform/db/schema/audit";
import { callList, escalation } from "../../../../server/platform/db/schema/schedule-escalation";
import { fillCallLists } from "../../../../server/reads/receipt/call-lists";
import { addAbsence } from "../../../support/people/absence";
import { ask } from "../../../support/people/ask";
import { addMember } from "../../../support/people/club";
import { openEscalation } from "../../../support/people/escalation";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("the call list");

const phoneNumber = "+15550199887";

let server: TestServer;
let made: Awaited<ReturnType<typeof openEscalation>>;
test.before.each(async () => {
  server = await openTestServer();
  made = await openEscalation(server);
  await server.services.db.update(user).set({ phoneNumber }).where(eq(user.id, made.mother.user.id));
});
test.after.each(() => server.close());

const anHourBefore = "2026-11-22T21:45:00Z";
const aMinuteLater = "2026-11-22T21:46:00Z";
const living = async () =>
  (await server.services.db.select().from(callList)).filter(({ closedAt }) => closedAt === null).length;
const shownLines = () =>
  server.services.db
    .select()
    .from(audit)
    .where(eq(audit.action, "phone_number.shown"))
    .orderBy(asc(audit.at));
const secondCoach = async () => {
  const person = await made.named("Carl Coach");
  await addMember(server, made.teamId, { userId: person.user.id, roles: ["coach"] });
  return person;
};

test("an hour before the arrival staff read first of all who does not know, with the numbers of guardians", async () => {
  const { coach, mother, father, other, grandpa, samId, leaId, spotId, id, teamId, tell, escalateAt } = made;
  await tell("call_off", 1);
  await escalateAt("2026-11-22T21:44:59Z");
  assert.equal(await made.lists(), []);
  assert.ok(
    (await made.families()).every(({ phones }) => phones === undefined),
    "no number before",
  );
  await escalateAt(anHourBefore);
  const [list] = await made.lists();
  const family = { knows: false, state: "sent", heard_at: null } as const;
  assert.equal(list, {
    kind: "call_list",
    id: `call_list ${id}`,
    created_at: new Date(anHourBefore).toISOString(),
    count: 3,
    event_id: id,
    event_title: "Practice",
    is_called_off: true,
    starts_local: "2026-11-22T17:00:00",
    starts_at: "2026-11-22T23:00:00.000Z",
    time_zone: "America/Chicago",
    arrives_at: "2026-11-22T22:45:00.000Z",
    notice_version: 2,
    team_id: teamId,
    team_name: "Comets",
    colour_one: list?.colour_one,
    colour_two: list?.colour_two,
    families: [
      {
        ...{ players: ["Ada K."], membership_ids: [spotId], people: [], is_here: false },
        // Nothing told them: they have no account.
        ...{ ...family, state: "not_told", phones: [] },
      },
      {
        players: ["Sam R."],
        membership_ids: [samId],
        people: list?.families?.[1]?.people,
        is_here: true,
        ...family,
        phones: [{ user_id: mother.user.id, name: "Mia Reyes", phone_number: phoneNumber }],
      },
      {
        players: ["Lea O."],
        membership_ids: [leaId],
        people: ["Olga Other"],
        is_here: true,
        ...family,
        phones: [],
      },
    ],
  });
  assert.equal([...(list?.families?.[1]?.people ?? [])].sort(), ["Finn Reyes", "Mia Reyes"]);
  assert.equal(await made.families(), list?.families, "the receipt says the same");
  const { body } = await ask<{ items: { kind: string }[] }>(server, coach, "GET /user/me/waiting");
  assert.is(body.items[0]?.kind, "call_list");
  for (const person of [mother, father, other, grandpa]) assert.equal(await made.lists(person), []);
});

test("each number that is shown leaves one line for each reader", async () => {
  const { coach, mother, teamId, id, tell, escalateAt } = made;
  await tell("call_off", 1);
  await escalateAt(anHourBefore);
  const second = await secondCoach();
  for (const person of [coach, coach, second]) await made.lists(person);
  await made.families();
  assert.equal(
    (await shownLines()).map(({ actorId, auditRole, subjectId, teamId: of, detail }) => [
      actorId,
      auditRole,
      subjectId,
      of,
      detail,
    ]),
    [
      [coach.user.id, "manager", mother.user.id, teamId, { event_id: id, notice_version: 2 }],
      [second.user.id, "coach", mother.user.id, teamId, { event_id: id, notice_version: 2 }],
    ],
  );
});

test("whoever takes a family off takes it off for all; the list goes with the last one, and comes back without a second push", async () => {
  const { coach, samId, leaId, spotId, mother, teamId, id, tell, escalateAt, inPerson } = made;
  await made.addPhone(coach);
  await tell("call_off", 1);
  assert.is((await escalateAt(anHourBefore)).length, 1);
  const second = await secondCoach();
  await inPerson(second, "PUT", [samId, spotId]);
  assert.equal(
    (await made.lists(coach))[0]?.families?.map(({ players }) => players.join()),
    ["Lea O."],
  );
  await inPerson(coach, "PUT", [leaId]);
  assert.equal(await made.lists(second), [], "at once");
  assert.equal(await escalateAt(anHourBefore), []);
  assert.is(await living(), 0, "looked at in the next round, not in a minute");
  server.clock.advance(1_000);
  await inPerson(coach, "DELETE", [leaId]);
  assert.equal(await escalateAt("2026-11-22T21:45:01Z"), []);
  assert.is((await made.lists(second))[0]?.count, 1);
  await made.gotIt(mother, { team_id: teamId, event_id: id, version: 2 });
  assert.is((await made.lists(second))[0]?.count, 1, "who knew already");
  await made.gotIt(made.other, { team_id: teamId, event_id: id, version: 2 });
  assert.equal(await made.lists(second), []);
  await escalateAt("2026-11-22T21:46:01Z");
  assert.is(await living(), 0);
});

test("a round takes the lists of several events each its own way", async () => {
  const { coach, teamId, id, samId, leaId, spotId, add, at, post, escalateAt } = made;
  const [known, short] = [
    (await add(coach, teamId, { starts_local: "2026-11-22T17:00:00" })).body.event.id,
    (await add(coach, teamId, { starts_local: "2026-11-22T17:00:00", duration_minutes: 60 })).body.event.id,
  ];
  server.clock.advance(60_000);
  await deliverDueNotices(server.services);
  for (const one of [id, known, short])
    await post(coach, { teamId, id: one, version: 1 }, "call_off", { reason: "weather" });
  server.clock.advance(10_000);
  await deliverDueNotices(server.services);
  await escalateAt(anHourBefore);
  assert.is(await living(), 3);
  await ask(server, coach, `PUT ${at(teamId, known)}/receipt/told`, {
    body: { membership_ids: [samId, leaId, spotId], notice_version: 2 },
  });
  await escalateAt("2026-11-23T00:00:00Z");
  const lists = await server.services.db.select().from(callList);
  assert.equal(
    lists.filter(({ closedAt }) => closedAt === null).map(({ eventId }) => eventId),
    [id],
  );
  const escalations = await server.services.db.select().from(escalation);
  assert.equal(
    new Map(escalations.map(({ eventId, dueAt }) => [eventId, dueAt.toISOString()])),
    new Map([id, known].map((one) => [one, "2026-11-23T00:01:00.000Z"])),
  );
});

test("put back on while it is open it goes at once, and another one opens for those who do not know of that", async () => {
  const { coach, tell, escalateAt, post, teamId, id } = made;
  await tell("call_off", 1);
  await escalateAt(anHourBefore);
  await post(coach, { teamId, id, version: 2 }, "put_back");
  assert.equal(await made.lists(), []);
  assert.ok((await made.families()).every(({ phones }) => phones === undefined));
  server.clock.advance(10_000);
  await deliverDueNotices(server.services);
  await escalateAt(aMinuteLater);
  assert.equal(await made.lists(), []);
  await escalateAt("2026-11-22T21:48:10Z");
  assert.equal(
    (await made.lists()).map(({ is_back_on, count }) => [is_back_on, count]),
    [[true, 3]],
  );
  assert.is(await living(), 1);
});

test("changes after the arrival: a list stands for each until the event is over, for those who do not know of it", async () => {
  const { coach, mother, other, teamId, id, spotId, tell, escalateAt, post, gotIt, inPerson } = made;
  await made.addPhone(coach);
  const rung = async (time: string) =>
    (await escalateAt(`2026-11-${time}Z`)).map(({ payload }) => payload.kind);
  const shown = async () =>
    (await made.lists()).map(({ is_called_off, is_back_on, count, notice_version }) => [
      is_called_off ? "off" : is_back_on ? "on" : "moved",
      count,
      notice_version,
    ]);
  await tell("call_off", 1);
  assert.equal(await rung("22T21:45:00"), ["call_list"]);
  // The arrival was at 22:45.
  await escalateAt("2026-11-22T23:10:00Z");
  await post(coach, { teamId, id, version: 2 }, "put_back");
  assert.equal(await rung("22T23:10:09"), []);
  assert.equal(await shown(), [], "while it can be undone");
  server.clock.set(new Date("2026-11-22T23:10:10Z"));
  await deliverDueNotices(server.services);
  await made.send();
  assert.equal(await rung("22T23:13:09"), []);
  assert.equal(await shown(), []);
  assert.equal(await rung("22T23:13:10"), ["call_list"]);
  assert.equal(await shown(), [["on", 3, 3]]);
  assert.equal(await rung("22T23:14:10"), []);
  await gotIt(mother, { team_id: teamId, event_id: id, version: 3 });
  assert.equal(await shown(), [["on", 2, 3]]);
  await gotIt(other, { team_id: teamId, event_id: id, version: 3 });
  await inPerson(coach, "PUT", [spotId], 3);
  assert.equal(await rung("22T23:15:10"), []);
  assert.is(await living(), 0);
  server.clock.set(new Date("2026-11-22T23:30:00Z"));
  await tell("call_off", 3);
  await made.send();
  assert.equal(await rung("22T23:33:09"), []);
  assert.equal(await rung("22T23:33:10"), ["call_list"]);
  assert.equal(await shown(), [["off", 3, 4]]);
  assert.equal(await rung("23T00:29:10"), []);
  assert.equal(await shown(), [["off", 3, 4]]);
  assert.equal(await rung("23T00:30:10"), []);
  assert.is(await living(), 0);
});

test("a further change just before the arrival keeps the list for those who do not know of it", async () => {
  const { coach, teamId, id, tell, escalateAt, post } = made;
  await tell("call_off", 1);
  await escalateAt(anHourBefore);
  server.clock.set(new Date("2026-11-22T22:42:20Z"));
  await post(coach, { teamId, id, version: 2 }, "put_back");
  server.clock.advance(10_000);
  await deliverDueNotices(server.services);
  for (const time of ["22:44:30", "22:45:30"]) await escalateAt(`2026-11-22T${time}Z`);
  assert.equal(
    (await made.lists()).map(({ is_back_on, count }) => [is_back_on, count]),
    [[true, 3]],
  );
});

test("of a first change after the arrival there is no list", async () => {
  const { tell, escalateAt } = made;
  server.clock.set(new Date("2026-11-22T23:10:00Z"));
  await tell("call_off", 1);
  await escalateAt("2026-11-22T23:13:10Z");
  assert.is(await living(), 0);
  assert.equal(await server.services.db.select().from(escalation), []);
});

test("a small change while it is open leaves it open, for those who do not know of the big one", async () => {
  const { coach, mother, teamId, id, escalateAt, change, gotIt } = made;
  await made.addPhone(coach);
  await change(coach, teamId, id, 1, { starts_local: "2026-11-22T18:00:00" });
  server.clock.advance(10_000);
  await deliverDueNotices(server.services);
  await gotIt(mother, { team_id: teamId, event_id: id, version: 2 });
  assert.is((await escalateAt(anHourBefore)).length, 1);
  assert.is((await change(coach, teamId, id, 2, { kit: "blue" })).status, 200);
  const names = async () => (await made.lists())[0]?.families?.map(({ players }) => players.join());
  assert.equal(await names(), ["Ada K.", "Lea O."], "at once");
  server.clock.advance(10_000);
  await deliverDueNotices(server.services);
  assert.equal(await escalateAt(aMinuteLater), [], "staff are not rung again");
  assert.equal(await names(), ["Ada K.", "Lea O."]);
  const receipt = await made.families();
  assert.equal(
    receipt.map(({ players, knows, phones }) => [players.join(), knows, phones?.length]),
    [
      ["Ada K.", false, 0],
      ["Sam R.", false, undefined],
      ["Lea O.", false, 0],
    ],
  );
  assert.is((await made.lists())[0]?.notice_version, 3, "Told them counts for all that is on the screen");
});

test("an absence that is taken back after a calling-off that all others know of puts the family on the list", async () => {
  const { other, mother, coach, teamId, id, gotIt, escalateAt, inPerson } = made;
  const { id: awayId } = await addAbsence(server, {
    ...{ by: other.user.id, childId: made.lea.id, firstDay: "2026-11-22", lastDay: "2026-11-22" },
  });
  await made.change(coach, teamId, id, 1, { starts_local: "2026-11-22T18:00:00" });
  await inPerson(coach, "PUT", [made.spotId, made.samId]);
  await gotIt(mother, { team_id: teamId, event_id: id, version: 2 });
  server.clock.advance(10_000);
  await deliverDueNotices(server.services);
  await escalateAt(anHourBefore);
  assert.equal(await made.lists(), []);
  await server.services.db.delete(absence).where(eq(absence.id, awayId));
  await escalateAt(aMinuteLater);
  assert.equal(
    (await made.lists())[0]?.families?.map(({ players }) => players.join()),
    ["Lea O."],
  );
});

test("a list of a team that the reader just left hides no other item", async () => {
  const { coach, teamId, id } = made;
  const items = [
    {
      kind: "call_list",
      id: `call_list ${id}`,
      created_at: anHourBefore,
      team_id: randomUUID(),
      event_id: id,
    },
    { kind: "change", id: "change 1", created_at: anHourBefore, team_id: teamId, event_id: id },
  ] as const;
  const filled = await fillCallLists(server.services.db, { userId: coach.user.id, items });
  assert.equal(
    filled.map(({ kind }) => kind),
    ["change"],
  );
});

test("of a change within the hour it opens after three minutes; of one that does not ring never", async () => {
  const { coach, tell, escalateAt, add, teamId, change } = made;
  const tomorrow = (await add(coach, teamId, { starts_local: "2026-11-24T17:00:00" })).body.event.id;
  await change(coach, teamId, tomorrow, 1, { starts_local: "2026-11-24T19:00:00" });
  server.clock.set(new Date("2026-11-22T22:00:00Z"));
  await tell("call_off", 1);
  await escalateAt("2026-11-22T22:03:09Z");
  assert.is(await living(), 0);
  await escalateAt("2026-11-22T22:03:10Z");
  assert.is(await living(), 1);
  server.clock.set(new Date("2026-11-24T22:00:00Z"));
  await escalateAt("2026-11-24T22:00:00Z");
  assert.is(await living(), 0);
});

test("each family knows or is on a living list from an hour before the arrival on, as the database sees it", async () => {
  const { coach, other, mother, teamId, id, samId, leaId, say, gotIt, tell, escalateAt, inPerson } = made;
  const unaware = async () => {
    const { rows } = await server.services.db.execute<{ membership_id: string }>(
      sql`select membership_id from player_awareness where event_id = ${id}::uuid and is_unaware order by membership_id`,
    );
    return rows.map(({ membership_id }) => membership_id);
  };
  /** Says the same as the receipt, and at the hour nobody is missed. */
  const check = async () => {
    const families = await made.families();
    const read = families.filter(({ knows }) => !knows).flatMap(({ membership_ids }) => membership_ids);
    assert.equal((await unaware()).sort(), read.sort());
    const { rows } = await server.services.db.execute(sql`
      select 1 from player_awareness n where n.event_id = ${id}::uuid and n.is_unaware and n.needs_acknowledgement and not exists (
        select from call_list c where c.team_id = n.team_id and c.event_id = n.event_id and c.closed_at is null)`);
    return rows.length;
  };
  await say(other, { teamId, id, membershipId: leaId }, "no");
  await tell("call_off", 1);
  await check();
  await escalateAt(anHourBefore);
  assert.is(await check(), 0);
  await inPerson(coach, "PUT", [samId]);
  await escalateAt(aMinuteLater);
  assert.is(await check(), 0);
  await inPerson(coach, "DELETE", [samId]);
  await escalateAt("2026-11-22T21:47:00Z");
  assert.is(await check(), 0);
  await gotIt(mother, { team_id: teamId, event_id: id, version: 2 });
  await tell("put_back", 2);
  await check();
  await escalateAt("2026-11-22T21:52:00Z");
  assert.is(await check(), 0);
});

test("a phone number is in no push, mail, log, kept window or other table", async () => {
  const { coach, samId, leaId, spotId, teamId, id, week, read, tell, escalateAt, inPerson } = made;
  for (const person of [coach, made.mother]) await made.addPhone(person);
  await tell("call_off", 1);
  const pushes = [...(await made.send()), ...(await escalateAt(anHourBefore))];
  const kept = [await week(coach), await read(coach, teamId, id)];
  await made.lists();
  await made.families();
  await inPerson(coach, "PUT", [samId, leaId, spotId]);
  const tables = Object.entries(schema).filter(([name]) => name !== "user");
  const rows = await Promise.all(tables.map(([, table]) => server.services.db.select().from(table)));
  const agenda = await ask(server, coach, "GET /schedule/agenda?after=2026-11-20");
  const places = {
    pushes: pushes.map(({ text }) => text),
    mails: await server.inbox(),
    log: server.logLines,
    kept: [...kept, agenda.body],
    rows,
  };
  assert.equal(pushes.map(({ payload }) => payload.kind).sort(), ["call_list", "called_off", "called_off"]);
  for (const [place, text] of Object.entries(places))
    assert.not.match(JSON.stringify(text), phoneNumber.slice(1), place);
});

test.run();
