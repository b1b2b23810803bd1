import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { callSendMessage } from "../../../../server/core/huddle/message.store";
import { withdraw } from "../../../../server/core/huddle/message-change.store";
import { brokenRule } from "../../../../server/platform/db/fault";
import { message } from "../../../../server/platform/db/schema/huddle";
import { membership } from "../../../../server/platform/db/schema/team";
import { addChild, addMember } from "../../../support/people/club";
import { huddleOf, say } from "../../../support/people/huddle";
import { addPerson } from "../../../support/people/person";
import { openTalk } from "../../../support/people/talk";

const test = suite("rules of talk");

test("a team is born with its clock, the huddle of its grown-ups and that of its staff", async () => {
  const { server, db, teamId } = await openTalk();
  const { rows } = await db.execute(sql`
    select h.kind, c.seq::int as seq from huddle h join team_sequence c on c.team_id = h.team_id
    where h.team_id = ${teamId}::uuid order by h.kind`);
  assert.equal(rows, [
    { kind: "staff", seq: 0 },
    { kind: "team", seq: 0 },
  ]);
  await server.close();
});

test("the database refuses to change a huddle's kind, an author, a number backwards, and to lose words", async () => {
  const { server, db, teamId, huddleId, kim } = await openTalk();
  await say(server, { teamId, huddleId, userId: kim.user.id }, "Hello");
  const refused = (statement: ReturnType<typeof sql>) =>
    db.execute(statement).then(() => undefined, brokenRule);
  assert.is(await refused(sql`update huddle set kind = 'event' where kind = 'team'`), "DR031");
  assert.is(await refused(sql`update huddle set last_seq = 0 where kind = 'team'`), "DR032");
  assert.is(await refused(sql`update message set author_id = 'x'`), "DR031");
  assert.is(await refused(sql`update message set changed = 0`), "DR032");
  assert.is(await refused(sql`update message set text = 'Bye'`), "DR033");
  const tombstone = sql`update message set text = '', withdrawn_at = now(), withdrawn_by = 'x', withdrawn_as = 'author'`;
  assert.is(await refused(tombstone), "DR033");
  const key = { teamId, huddleId, seq: 1 };
  await db.transaction((tx) => withdraw(tx, key, { by: kim.user.id, as: "author", now: server.clock.now() }));
  const [row] = await db.select().from(message);
  assert.equal([row?.text, row?.changed], ["", 2]);
  await server.close();
});

test("many writers at once: every message once, without gaps, and the sequence's numbers in the order of the messages", async () => {
  const { server, db, teamId, huddleId, kim, lee, dana } = await openTalk();
  const writers = [kim, lee, dana];
  const all = Array.from({ length: 120 }, (_, index) => ({
    teamId,
    huddleId,
    userId: String(writers[index % 3]?.user.id),
    messageId: randomUUID(),
    text: `no. ${index}`,
    mentions: [],
    replyTo: null,
    shown: null,
    now: server.clock.now(),
  }));
  const twice = all.filter((_, index) => index % 10 === 0);
  const outcomes = await Promise.all([...all, ...twice].map((each) => callSendMessage(db, each)));
  assert.is(outcomes.filter(({ outcome }) => outcome === "sent").length, all.length);
  assert.is(outcomes.filter(({ outcome }) => outcome === "again").length, twice.length);
  const { rows } = await db.execute<{ seq: number; changed: number }>(
    sql`select seq::int as seq, changed::int as changed from message order by seq`,
  );
  assert.equal(
    rows.map(({ seq }) => seq),
    all.map((_, index) => index + 1),
  );
  assert.equal(
    rows.map(({ changed }) => changed),
    rows.map(({ seq }) => seq),
  );
  await server.close();
});

test("a minor's account reaches no huddle, neither as a player nor as a child's own account nor as a member of a group", async () => {
  const { server, db, teamId, huddleId, dana, kim } = await openTalk();
  const minor = await addPerson(server, { dateOfBirth: "2011-03-01" });
  const unknown = await addPerson(server, { dateOfBirth: null });
  const grown = await addPerson(server, { emailAddressVerifiedAt: server.clock.now() });
  const kid = await addChild(server, [kim.user.id], { firstName: "Nia" });
  await addMember(server, teamId, { childId: kid.id });
  const groupId = randomUUID();
  await db.transaction(async (tx) => {
    // The product lets none of them in.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update child set user_id = ${grown.user.id} where id = ${kid.id}`);
    await tx.execute(
      sql`insert into huddle (team_id, id, kind) values (${teamId}::uuid, ${groupId}::uuid, 'group')`,
    );
    for (const { user } of [minor, unknown, grown]) {
      await tx.insert(membership).values({
        teamId,
        id: randomUUID(),
        userId: user.id,
        roles: ["coach"],
        letInBy: dana.user.id,
        letInAt: server.clock.now(),
      });
      await tx.execute(sql`
        insert into huddle_member (team_id, huddle_id, user_id, since_seq, added_by)
        values (${teamId}::uuid, ${groupId}::uuid, ${user.id}, 0, ${dana.user.id})`);
    }
  });
  const staffId = await huddleOf(server, teamId, "staff");
  for (const { user } of [minor, unknown, grown]) {
    const { rows } = await db.execute(sql`select * from huddles_read_by(${user.id})`);
    assert.equal(rows, []);
    for (const id of [huddleId, staffId, groupId]) {
      const company = await db.execute<{ user_id: string }>(
        sql`select user_id from readers_of_huddle(${teamId}::uuid, ${id}::uuid)`,
      );
      assert.not(company.rows.some(({ user_id }) => user_id === user.id));
      const heard = await db.execute(
        sql`select * from readers_of_huddles(${teamId}::uuid, array[${id}::uuid], array[${user.id}])`,
      );
      assert.equal(heard.rows, []);
      const made = { teamId, huddleId: id, userId: user.id, messageId: randomUUID(), text: "Hi" };
      const more = { mentions: [], replyTo: null, shown: null, now: server.clock.now() };
      assert.is((await callSendMessage(db, { ...made, ...more })).outcome, "hidden");
    }
  }
  await server.close();
});

test.run();
