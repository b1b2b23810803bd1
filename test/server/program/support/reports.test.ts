import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eraseAccount } from "../../../../server/commands/account-deletion/erasure.store";
import { audit } from "../../../../server/platform/db/schema/audit";
import { report } from "../../../../server/platform/db/schema/report";
import { readCommand, SupportRefusal } from "../../../../server/program/support/command";
import { runCommand } from "../../../../server/program/support/commands";
import { copyAccount } from "../../../../server/reads/account-copy/account-copy";
import { addAdult, addMember } from "../../../support/people/club";
import { openTalk } from "../../../support/people/talk";

const test = suite("support's commands about reports");

async function open() {
  const talk = await openTalk();
  const { server, call, team, send, dana, kim, lee } = talk;
  const run = async (line: string) => {
    const command = readCommand(`${line} --reference T-7`.split(" "));
    if (command === null) throw new Error("That was a request for help.");
    return (await runCommand(server.services, command)).join("\n");
  };
  await send(lee, "See you");
  const { body: said } = await send(dana, "Lose weight");
  const body = { target_id: said.message_id, reason: "unkind", note: "about my kid" };
  await call(kim, `POST ${team}/report`, { body });
  const [row] = await talk.db.select().from(report);
  return { ...talk, run, said, reportId: String(row?.id) };
}

test("reports about staff are listed without words and shown with them, and each look is in the audit", async () => {
  const { server, db, run, reportId, dana, kim } = await open();
  const list = await run("reports");
  assert.match(list, /^1 report waiting\./);
  assert.ok(list.includes(reportId));
  assert.not(/weight|my kid/.test(list));
  const shown = await run(`show-report ${reportId}`);
  assert.match(shown, /> .*Lose weight/);
  assert.match(shown, / {2}.*See you/);
  assert.ok(shown.includes(`reporter  ${kim.user.id}`));
  const lines = (await db.select().from(audit)).filter(({ action }) => action === "support.report_shown");
  assert.equal(
    lines.map(({ subjectId, detail }) => [subjectId, detail]),
    [[dana.user.id, { reference: "T-7", report_id: reportId }]],
  );
  await server.close();
});

test("the list says how many reports wait where it shows the oldest fifty", async () => {
  const { server, db, run } = await open();
  const lineOf = async () => (await run("reports")).split("\n")[0];
  const add = (count: number) =>
    db.execute(sql`
      insert into report (team_id, id, target_kind, target_id, about_user_id, reason, copy, goes_to, made_at)
      select team_id, gen_random_uuid(), 'message', gen_random_uuid(), about_user_id, reason, copy, 'support', made_at
      from report, generate_series(1, ${count}) where report.reporter_id is not null`);
  await add(49);
  assert.is(await lineOf(), "50 reports waiting.");
  await add(22);
  assert.is(await lineOf(), "72 reports waiting, the oldest 50 of them.");
  assert.is((await run("reports")).split("\n").length, 51);
  await server.close();
});

test("support takes the message down, once", async () => {
  const { server, run, thread, reportId, said, lee } = await open();
  const refusal = (line: string) =>
    run(line).then(
      () => "not refused",
      (error: unknown) => (error instanceof SupportRefusal ? error.message : String(error)),
    );
  assert.match(await refusal(`decide-report ${reportId} --to sent_on`), /A decision is/);
  assert.match(await refusal(`show-report ${said.message_id}`), /No report/);
  assert.match(await run(`decide-report ${reportId} --to withdrawn`), /decided: withdrawn/);
  const left = (await thread(lee)).body.messages.at(-1);
  assert.equal([left?.text, left?.withdrawn_as], ["", "support"]);
  assert.match(await refusal(`decide-report ${reportId} --to kept`), /decided already/);
  assert.match(await run("reports"), /^0 reports waiting/);
  await server.close();
});

test("a copy holds what was said, read and reported; an erasure leaves the words and the report, without the name", async () => {
  const { server, db, run, thread, lee, dana, send, call, at, team, teamId, said: coachs } = await open();
  const pat = await addAdult(server);
  await addMember(server, teamId, { userId: pat.user.id });
  const { body: said } = await send(pat, "Thanks all");
  await call(pat, `POST ${team}/report`, { body: { target_id: coachs.message_id, reason: "unkind" } });
  const [made] = await db.select().from(report).where(eq(report.reporterId, pat.user.id));
  await call(pat, `POST ${at()}/message/message_id/${said.message_id}/reaction`, {
    body: { cheer: "heart" },
  });
  await call(pat, `PUT ${at()}/marker`, { body: { read_seq: 1 } });
  await call(pat, `PUT /user/me/block/user_id/${lee.user.id}`);
  const copy = await copyAccount(db, pat.user, server.services);
  assert.equal(
    copy.messages.map((each) => (each as { text: string }).text),
    ["Thanks all"],
  );
  assert.equal([copy.cheers.length, copy.read_in_huddles.length, copy.folded_people.length], [1, 1, 1]);
  assert.equal(copy.reports_made.length, 1);
  assert.not(JSON.stringify(copy).includes("Lose weight"));
  const now = server.clock.now();
  const erased = await db.transaction((tx) =>
    eraseAccount(tx, pat.user, { issuer: "test", signingKey: "a-key", now }, () => true),
  );
  assert.equal([erased?.words, erased?.rows.reaction, erased?.rows.person_block], [1, 1, 1]);
  const { body } = await thread(dana);
  assert.is(body.messages.at(-1)?.text, "Thanks all");
  assert.not(body.people.some(({ user_id }) => user_id === pat.user.id));
  assert.match(await run(`show-report ${made?.id}`), /reporter {2}erased/);
  await server.close();
});

test.run();
