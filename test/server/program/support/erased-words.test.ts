import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keyOf } from "../../../../server/core/account/mailbox";
import { guardianship } from "../../../../server/platform/db/schema/family";
import { mailOutbox } from "../../../../server/platform/db/schema/mail";
import { type Command, readCommand } from "../../../../server/program/support/command";
import { runCommand } from "../../../../server/program/support/commands";
import { addMember } from "../../../support/people/club";
import { invitationCalls } from "../../../support/people/invitation-calls";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTalk } from "../../../support/people/talk";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("the words of an erased person");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, add, say, gotIt, change } = scheduleCalls(() => server);

/** Every row of every table, as text. */
async function dump({ services } = server): Promise<{ place: string; text: string }[]> {
  const { db } = services;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: { place: string; text: string }[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`select row_to_json(t) as row from ${sql.identifier(name)} t`,
    );
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        found.push({ place: `${name}.${column}`, text: JSON.stringify(value) });
  }
  return found;
}
const placesOf = (cells: Awaited<ReturnType<typeof dump>>, word: string) =>
  [...new Set(cells.filter(({ text }) => text.includes(word)).map(({ place }) => place))].sort();

test("no word of hers is left, nor the address of whom she alone invited; her family's words stay, and so does her bare id where it is said", async () => {
  const { teamId, coach, mother, father, sam, samId } = await club();
  const { inviteToChild } = invitationCalls(server);
  await addMember(server, teamId, { userId: mother.user.id, roles: ["manager"] });
  const practice = async (day: string) => (await add(mother, teamId, { starts_local: day })).body.event.id;
  const [one, two] = [await practice("2026-11-24T17:30:00"), await practice("2026-11-25T17:30:00")];
  const key = { teamId, membershipId: samId };
  await say(mother, { ...key, id: one }, "yes", { note: "Mia drives, call Mia Reyes" });
  await say(father, { ...key, id: two }, "no", { note: "Finn is at the dentist" });
  await change(coach, teamId, two, 1, { kit: "blue" });
  await change(mother, teamId, one, 1, { notes: "Mum's number is 0171", venue_detail: "At Mum's house" });
  await gotIt(mother, { team_id: teamId, event_id: two, version: 2 });
  await inviteToChild(mother, sam.id, { email_address: "grandma@example.com" });
  await inviteToChild(mother, sam.id, { email_address: "aunt@example.com" });
  await inviteToChild(father, sam.id, { email_address: "aunt@example.com", kind: "follower" });
  // One of the mails left long ago: its row has no body any more.
  await server.services.db
    .update(mailOutbox)
    .set({ sentAt: server.clock.now(), body: null })
    .where(eq(mailOutbox.toAddress, keyOf("grandma@example.com")));
  const before = await dump();
  const words = ["Mia Reyes", "Mia drives", mother.user.emailAddress, "grandma@example.com"];
  for (const word of words) assert.ok(placesOf(before, word).length > 0, `${word} was there`);

  const command = readCommand(`erase ${mother.user.id} --reference T-7`.split(" "));
  const said = (await runCommand(server.services, command as Command)).join("\n");

  const after = await dump();
  for (const word of words) assert.equal(placesOf(after, word), [], word);
  assert.equal(placesOf(after, "Finn is at the dentist"), ["participation.note"]);
  const onEvents = [placesOf(after, "Mum's number is 0171"), placesOf(after, "At Mum's house")];
  assert.equal(onEvents, [["event.notes"], ["event.venue_detail", "event_version.shown"]]);
  assert.ok(placesOf(after, "Finn Reyes").includes("user.full_name"));
  assert.ok(placesOf(after, "aunt@example.com").includes("mail_outbox.to_address"), "the father invited her");
  assert.equal(placesOf(after, mother.user.id), [
    "answer_log.said_by",
    "audit.actor_id",
    "audit.subject_id",
    "event.created_by",
    "event_version.made_by",
    "follow.let_in_by",
    "participation.answered_by",
    "participation.seen_by",
  ]);
  for (const part of ["1 row of note_on_answer deleted", "of invitation_mail deleted", "Left are:"])
    assert.match(said, part);
  for (const part of [
    /who answered for a child or made an event/,
    /until 30 days after the event/,
    /words on a team's events/,
  ])
    assert.match(said, part);
});

test("of her talk her words stay without her name, and where her id is left is said; reports stay, hers without a reporter", async () => {
  const {
    server: talking,
    db,
    clock,
    team,
    call,
    kim,
    lee,
    dana,
    send,
    edit,
    takeBack,
    group,
  } = await openTalk();
  const [kid] = await db.select().from(guardianship).where(eq(guardianship.userId, kim.user.id));
  await db.insert(guardianship).values({
    id: randomUUID(),
    childId: kid?.childId ?? "",
    userId: lee.user.id,
    origin: "let_in",
    letInBy: kim.user.id,
    createdAt: clock.now(),
  });
  const first = await send(kim, "Nets are with me");
  const changed = await send(kim, "Before the change");
  await edit(kim, changed.body.message_id, "After the change");
  await takeBack(kim, (await send(kim, "Taken back at once")).body.message_id);
  const answer = await send(lee, `Thanks @{${kim.user.id}}`, {
    mentions: [kim.user.id],
    reply_to: first.body.seq,
  });
  await send(kim, `See you @{${lee.user.id}}`, { mentions: [lee.user.id] });
  await group(kim, [lee, dana], { title: "Kim's car" });
  const report = (who: typeof kim, target: string, note: string) =>
    call(who, `POST ${team}/report`, { body: { target_id: target, reason: "other", note } });
  const save = { talk: "all", is_quiet: true, quiet_from: "21:00", quiet_to: "06:00", digest: "never" };
  assert.is((await call(kim, "PUT /user/me/ring_settings", { body: save, version: 1 })).status, 200);
  assert.is((await report(kim, answer.body.message_id, "Kim is the reporter")).status, 200);
  assert.is((await report(lee, first.body.message_id, "Lee is the reporter")).status, 200);

  const command = readCommand(`erase ${kim.user.id} --reference T-8`.split(" "));
  const said = (await runCommand(talking.services, command as Command)).join("\n");

  const after = await dump(talking);
  for (const word of ["Kim Test", kim.user.emailAddress]) assert.equal(placesOf(after, word), [], word);
  const words = [
    "Nets are with me",
    "Before the change",
    "After the change",
    "Taken back at once",
    "Kim's car",
  ];
  assert.equal(
    words.map((word) => placesOf(after, word)),
    [
      ["message.text", "report.copy"],
      ["message_version.text"],
      ["message.text", "report.copy"],
      ["message_version.text"],
      ["huddle.title"],
    ],
  );
  assert.equal(placesOf(after, kim.user.id), [
    "audit.subject_id",
    "ding.about",
    "huddle.created_by",
    "huddle_member.added_by",
    "message.author_id",
    "message.mentions",
    "message.text",
    "message.withdrawn_by",
    "report.about_user_id",
    "report.copy",
  ]);
  for (const part of [
    /1 row of push_settings deleted/,
    /rows? of ding deleted/,
    /of huddle_member deleted/,
    /3 messages in huddles stay/,
    /titles of groups/,
    /words taken back or changed, for 90 days/,
    /dings of others, for 60 days/,
  ])
    assert.match(said, part);
  await talking.close();
});

test.run();
