import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { ding as dingTable } from "../../../../server/platform/db/schema/notification-dings";
import { report } from "../../../../server/platform/db/schema/report";
import { tidy } from "../../../../server/program/jobs/upkeep";
import { addAdult, addMember } from "../../../support/people/club";
import { openTalk } from "../../../support/people/talk";
import { readStatements } from "../../../support/server/count-statements";
import { testConfig } from "../../../support/server/server";

const test = suite("reports");

type Reports = components["schemas"]["Reports"];
type Waiting = components["schemas"]["WaitingList"];

async function open() {
  const talk = await openTalk();
  const { call, team } = talk;
  return {
    ...talk,
    tell: (person: typeof talk.kim, target_id: string, more: object = {}) =>
      call(person, `POST ${team}/report`, { body: { target_id, reason: "unkind", ...more } }),
    reports: async () => (await call<Reports>(talk.dana, `GET ${team}/report`)).body.reports,
    decide: (reportId: string | undefined, decision: string, version = 1) =>
      call(talk.dana, `POST ${team}/report/report_id/${reportId}/decide`, { body: { decision }, version }),
  };
}

test("a report holds the words with those around them, also once they were taken back", async () => {
  const { server, send, takeBack, tell, reports, kim, lee } = await open();
  for (let count = 1; count <= 12; count += 1) await send(lee, `before ${count}`);
  const { body: said } = await send(kim, "Your kid is hopeless");
  for (let count = 1; count <= 12; count += 1) await send(lee, `after ${count}`);
  await takeBack(kim, said.message_id);
  assert.is((await tell(lee, said.message_id, { note: "  Not nice " })).status, 200);
  const [made] = await reports();
  assert.is(made?.copy.message.text, "Your kid is hopeless");
  assert.equal([made?.copy.before.length, made?.copy.after.length], [10, 10]);
  assert.equal([made?.copy.before[0]?.text, made?.copy.after.at(-1)?.text], ["before 3", "after 10"]);
  assert.equal([made?.note, made?.about_user_id], ["Not nice", kim.user.id]);
  assert.not(JSON.stringify(made).includes(`"reporter`));
  assert.is((await tell(lee, said.message_id)).code, "REPORT_409_CONFLICT");
  await server.close();
});

test("managers get a mail without words and names, and a ding", async () => {
  const { server, send, tell, call, kim, lee, dana } = await open();
  const { body: said } = await send(kim, "Your kid is hopeless");
  await tell(lee, said.message_id, { note: "Kim again" });
  const mails = await server.inbox();
  assert.equal(
    mails.map(({ to }) => to),
    [dana.user.emailAddress],
  );
  for (const word of ["hopeless", "Kim", "Lee"]) assert.not(JSON.stringify(mails).includes(word), word);
  assert.is((await call(dana, "GET /user/me/pings")).body.new_notifications, 1);
  await server.close();
});

test("about a coach, or at the reporter's request, it goes to Drip's own people and to no manager", async () => {
  const { server, db, send, tell, reports, kim, lee, dana } = await open();
  const { body: byCoach } = await send(dana, "Lose weight");
  const { body: byKim } = await send(kim, "Go home");
  await tell(lee, byCoach.message_id);
  await tell(lee, byKim.message_id, { not_to_staff: true });
  assert.equal(await reports(), []);
  const mails = await server.inbox();
  assert.equal(
    mails.map(({ to }) => to),
    [testConfig.operator.abuseEmailAddress, testConfig.operator.abuseEmailAddress],
  );
  assert.not(/Lose weight|Go home|Dana|Kim|Lee/.test(JSON.stringify(mails)));
  const rows = await db.select().from(report);
  assert.ok(rows.every(({ goesTo }) => goesTo === "support"));
  for (const { id } of rows) assert.ok(mails.some(({ text }) => text.includes(id)));
  await server.close();
});

test("a manager takes the message down by the report, also in a group without a manager", async () => {
  const { server, group, send, thread, tell, reports, decide, kim, lee } = await open();
  const { body: made } = await group(kim, [lee]);
  const { body: said } = await send(kim, "Go home", {}, made.id);
  await tell(lee, said.message_id);
  const [one] = await reports();
  assert.is((await decide(one?.report_id, "withdrawn", 7)).code, "REQUEST_412_CHANGED");
  assert.is((await decide(one?.report_id, "withdrawn")).body.decision, "withdrawn");
  const [left] = (await thread(lee, "", made.id)).body.messages;
  assert.equal([left?.text, left?.withdrawn_as], ["", "staff"]);
  assert.equal(await reports(), []);
  assert.is((await decide(one?.report_id, "kept", 2)).code, "REPORT_404");
  await server.close();
});

test("Needs you counts a team's open reports for its managers alone, until they decide", async () => {
  const { server, db, call, send, tell, reports, decide, kim, lee, dana, walt } = await open();
  const waits = async () =>
    (
      await Promise.all([dana, kim, lee, walt].map((each) => call<Waiting>(each, "GET /user/me/waiting")))
    ).map(({ body }) => body.items.filter(({ kind }) => kind === "report").map(({ count }) => count));
  await db.execute(sql`update membership set roles = '{coach}' where user_id = ${walt.user.id}`);
  for (const text of ["Go home", "Your kid is hopeless"])
    await tell(lee, (await send(kim, text)).body.message_id);
  const { body: away } = await send(kim, "Not for managers");
  await tell(lee, away.message_id, { not_to_staff: true });
  assert.equal(await waits(), [[2], [], [], []]);
  await decide((await reports())[0]?.report_id, "kept");
  assert.equal(await waits(), [[1], [], [], []]);
  await decide((await reports())[0]?.report_id, "sent_on");
  assert.equal(await waits(), [[], [], [], []]);
  await server.close();
});

test("a report that is handed on waits for Drip's own people", async () => {
  const { server, db, send, tell, reports, decide, kim, lee } = await open();
  const { body: said } = await send(kim, "Go home");
  await tell(lee, said.message_id);
  const [one] = await reports();
  assert.is((await decide(one?.report_id, "sent_on")).status, 200);
  assert.equal(await reports(), []);
  const [row] = await db.select().from(report);
  assert.equal([row?.goesTo, row?.decidedAt, row?.version], ["support", null, 2]);
  assert.ok((await server.inbox()).some(({ to }) => to === testConfig.operator.abuseEmailAddress));
  await server.close();
});

test("somebody who became staff since is decided about by no manager", async () => {
  const { server, db, send, tell, reports, decide, teamId, kim, lee } = await open();
  const { body: said } = await send(kim, "Go home");
  await tell(lee, said.message_id);
  const [one] = await reports();
  await db.execute(sql`
    insert into membership (team_id, id, user_id, roles, let_in_by, let_in_at)
    values (${teamId}::uuid, gen_random_uuid(), ${kim.user.id}, '{coach}', ${kim.user.id}, now())`);
  assert.equal(await reports(), []);
  assert.is((await decide(one?.report_id, "kept")).code, "REPORT_404");
  await server.close();
});

test("somebody whose time on the staff is over is decided about by managers, reported before or after", async () => {
  const { server, db, send, tell, reports, teamId, kim, lee, dana } = await open();
  const { body: first } = await send(kim, "Go home");
  await tell(lee, first.message_id);
  await db.execute(sql`
    insert into membership (team_id, id, user_id, roles, let_in_by, let_in_at, ended_at, ended_by, end_reason)
    values (${teamId}::uuid, gen_random_uuid(), ${kim.user.id}, '{coach}', ${dana.user.id}, now(), now(), ${kim.user.id}, 'left')`);
  const { body: second } = await send(kim, "And stay there");
  await tell(lee, second.message_id);
  assert.equal((await reports()).map(({ copy }) => copy.message.text).sort(), ["And stay there", "Go home"]);
  await server.close();
});

test("a report holds nothing that was said before its reporter came", async () => {
  const { server, group, call, at, send, tell, reports, kim, lee, dana } = await open();
  const { body: made } = await group(kim, [dana]);
  await send(dana, "Between the two of us", {}, made.id);
  await call(kim, `POST ${at(made.id)}/seat`, { body: { user_ids: [lee.user.id] } });
  const { body: said } = await send(kim, "Go home", {}, made.id);
  await tell(lee, said.message_id);
  const [one] = await reports();
  assert.equal([one?.copy.message.text, one?.copy.before], ["Go home", []]);
  await server.close();
});

test("a report whose subject joins the staff, by whichever way, is mailed to Drip's own people once", async () => {
  const { server, db, call, send, tell, reports, team, teamId, clock, dana, kim, lee } = await open();
  const pat = await addAdult(server);
  const player = await addMember(server, teamId, { userId: pat.user.id });
  for (const who of [kim, pat]) await tell(lee, (await send(who, "Go home")).body.message_id);
  const ofSupport = async () => {
    await tidy(server.services);
    return (await server.inbox()).filter(({ to }) => to === testConfig.operator.abuseEmailAddress);
  };
  assert.equal(await ofSupport(), []);
  let version = 1;
  const make = async (roles: string[]) => {
    const change = { body: { roles }, version };
    assert.is((await call(dana, `PATCH ${team}/membership/membership_id/${player.id}`, change)).status, 200);
    version += 1;
  };
  await make(["coach"]);
  const [first, ...more] = await ofSupport();
  const rows = await db.select().from(report);
  const [about] = rows.filter(({ aboutUserId }) => aboutUserId === pat.user.id);
  assert.ok(first?.text.includes(String(about?.id)));
  assert.not(/Go home|Robin|Kim|Lee/.test(JSON.stringify(first)));
  assert.equal(more, []);
  // Kim guards a player, and coaches by a membership of her own.
  const { id } = await addMember(server, teamId, { userId: kim.user.id, roles: ["coach"] });
  assert.is((await ofSupport()).length, 2);
  await make(["player"]);
  await db.execute(sql`update membership set ended_at = ${clock.now().toISOString()}::timestamptz, ended_by = ${dana.user.id},
    end_reason = 'left' where id = ${id}::uuid`);
  assert.is((await reports()).length, 2, "the managers' again");
  await make(["coach"]);
  assert.is((await ofSupport()).length, 2);
  await server.close();
});

test("twelve reports of a message, some at once, are one mail to each manager, until they decide", async () => {
  const { server, db, call, send, tell, reports, decide, teamId, dana, kim, lee } = await open();
  const max = await addAdult(server, { firstName: "Max" });
  await addMember(server, teamId, { userId: max.user.id, roles: ["manager"] });
  const others = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const parent = await addAdult(server);
      await addMember(server, teamId, { userId: parent.user.id });
      return parent;
    }),
  );
  const { body: said } = await send(kim, "Go home");
  const mailed = async () => (await server.inbox()).map(({ to }) => to).sort();
  await tell(dana, said.message_id);
  assert.equal(await mailed(), [max.user.emailAddress]);
  const statuses = await Promise.all([lee, ...others].map((who) => tell(who, said.message_id)));
  assert.ok(statuses.every(({ status }) => status === 200));
  const both = [dana.user.emailAddress, max.user.emailAddress].sort();
  assert.equal(await mailed(), both, "each by the first report that is not their own");
  const waits = await reports();
  assert.is(waits.length, 12);
  const { body: waiting } = await call<Waiting>(max, "GET /user/me/waiting");
  assert.equal(
    waiting.items.map(({ kind, count }) => [kind, count]),
    [["report", 1]],
    "one message",
  );
  const [ding] = await db.select().from(dingTable).where(eq(dingTable.userId, max.user.id));
  assert.equal([ding?.kind, ding?.times], ["report", 12]);
  await tell(lee, (await send(kim, "And stay there")).body.message_id);
  assert.is((await mailed()).length, 4, "another message");
  for (const each of waits) await decide(each.report_id, "kept");
  const late = await addAdult(server);
  await addMember(server, teamId, { userId: late.user.id });
  await tell(late, said.message_id);
  assert.is((await mailed()).length, 6, "all were decided");
  await server.close();
});

test("reports about a coach, and those that managers hand on, are one mail to Drip's own people for each message", async () => {
  const { server, send, tell, reports, decide, kim, lee, dana } = await open();
  const { body: byCoach } = await send(dana, "Lose weight");
  await Promise.all([kim, lee].map((who) => tell(who, byCoach.message_id)));
  const count = async () =>
    (await server.inbox()).filter(({ to }) => to === testConfig.operator.abuseEmailAddress).length;
  assert.is(await count(), 1);
  const { body: byKim } = await send(kim, "Go home");
  await Promise.all([dana, lee].map((who) => tell(who, byKim.message_id)));
  for (const { report_id } of await reports()) assert.is((await decide(report_id, "sent_on")).status, 200);
  assert.is(await count(), 2);
  await server.close();
});

test("a message that one may not read is reported as an unknown one, by the same statements", async () => {
  const { server, db, group, send, call, team, kim, lee, dana } = await open();
  const { body: made } = await group(dana, [kim]);
  const { body: hidden } = await send(dana, "Between the two of us", {}, made.id);
  const asked = async (target_id: string) => {
    const statements = readStatements(db);
    const { code } = await call(lee, `POST ${team}/report`, { body: { target_id, reason: "unkind" } });
    return { code, statements: statements() };
  };
  const refused = await asked(hidden.message_id);
  assert.is(refused.code, "MESSAGE_404");
  assert.ok(refused.statements.some((text) => text.includes("from message")));
  assert.equal(refused, await asked(randomUUID()));
  await server.close();
});

test.run();
