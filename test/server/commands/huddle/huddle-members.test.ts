import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eraseAccount } from "../../../../server/commands/account-deletion/erasure.store";
import { endGuardianships } from "../../../../server/core/family/circle.store";
import { lockTeamSequence } from "../../../../server/core/huddle/team-sequence.store";
import { guardianship } from "../../../../server/platform/db/schema/family";
import { addAdult, addChild, addMember, addTeam } from "../../../support/people/club";
import { addGroup } from "../../../support/people/huddle";
import {
  accountLeaving,
  banned,
  guardianshipEnded,
  isOfPlayer,
  playerDeleted,
  playerLeft,
  type RoleChange,
} from "../../../support/people/roles";
import { type Huddle, openTalk, type Talker } from "../../../support/people/talk";
import { until } from "../../../support/until";

const test = suite("members of groups and team roles");

type Talk = Awaited<ReturnType<typeof openTalk>>;

const versionOf = async ({ call, at }: Talk, who: Talker, id: string) =>
  (await call<Huddle>(who, `GET ${at(id)}`)).body.version;

/** A child of Lee's keeps another guardian, since the database refuses to leave it alone. */
const addCoGuardian = ({ db, walt, lee }: Talk) =>
  db.execute(sql`
    insert into guardianship (id, child_id, user_id, origin)
    select gen_random_uuid(), child_id, ${walt.user.id}, 'made' from guardianship where user_id = ${lee.user.id}`);

/** Each way in which a guardian's last role in a team ends and comes back. */
const paths: Record<string, RoleChange> = {
  "the player leaves the team": playerLeft,
  "the guardianship ends": guardianshipEnded,
  "the account is banned": banned,
  "the account is leaving": accountLeaving,
  "the player is deleted": playerDeleted,
};

for (const [name, { end, back }] of Object.entries(paths))
  test(`a membership of a group ends when ${name}; who comes back reads from then on, and the version tells the others`, async () => {
    const talk = await openTalk();
    const { server, db, group, call, at, send, thread, textsOf, huddles, dana, kim, lee } = talk;
    await addCoGuardian(talk);
    const { body: made } = await group(dana, [kim, lee]);
    await send(dana, "before", {}, made.id);
    await db.execute(end(lee.user.id));
    const { body: left } = await call<Huddle>(kim, `GET ${at(made.id)}`);
    assert.equal([left.version, left.readers, left.name], [2, 2, "Dana"]);
    const { rows } = await db.execute(sql`
      select left_by, (select changed from huddle where id = ${made.id}::uuid) = (select seq from team_sequence) as is_told
      from huddle_member where user_id = ${lee.user.id}`);
    assert.equal(rows, [{ left_by: "02102020", is_told: true }]);
    assert.is((await send(kim, "between", { huddle_version: 2 }, made.id)).status, 200);

    await db.execute(back(lee.user.id));
    const { body: joined } = await call<Huddle>(kim, `GET ${at(made.id)}`);
    assert.equal([joined.version, joined.readers], [3, 3]);
    assert.match(joined.name, "Lee");
    assert.is((await send(kim, "for two", { huddle_version: 2 }, made.id)).code, "REQUEST_412_CHANGED");
    await send(kim, "after", { huddle_version: 3 }, made.id);
    assert.equal(textsOf((await thread(lee, "", made.id)).body), ["after"]);
    assert.is((await huddles(lee)).find(({ id }) => id === made.id)?.unread, 1);
    await server.close();
  });

test("whoever keeps another role in the team stays in the group, and becoming a follower ends it", async () => {
  const talk = await openTalk();
  const { server, db, group, thread, send, textsOf, teamId, dana, kim, lee } = talk;
  await addCoGuardian(talk);
  await db.execute(sql`
    insert into membership (team_id, id, user_id, roles, let_in_by)
    values (${teamId}::uuid, gen_random_uuid(), ${lee.user.id}, '{player}', 'x')`);
  const { body: made } = await group(dana, [kim, lee]);
  await send(dana, "before", {}, made.id);
  await db.execute(guardianshipEnded.end(lee.user.id));
  assert.is(await versionOf(talk, kim, made.id), 1);
  assert.equal(textsOf((await thread(lee, "", made.id)).body), ["before"]);
  const become = (role: string) =>
    db.execute(sql`update membership set roles = array[${role}] where user_id = ${lee.user.id}`);
  await become("coach");
  assert.is(await versionOf(talk, kim, made.id), 1);
  await become("follower");
  assert.is(await versionOf(talk, kim, made.id), 2);
  assert.is((await thread(lee, "", made.id)).code, "HUDDLE_404");
  await become("player");
  assert.is(await versionOf(talk, kim, made.id), 3);
  assert.equal(textsOf((await thread(lee, "", made.id)).body), []);
  await server.close();
});

test("roles that end and begin in one transaction leave the groups as they are", async () => {
  const talk = await openTalk();
  const { server, db, group, dana, kim, lee } = talk;
  await addCoGuardian(talk);
  const { body: made } = await group(dana, [kim, lee]);
  const { end, back } = guardianshipEnded;
  await db.transaction(async (tx) => {
    await tx.execute(end(lee.user.id));
    await tx.execute(back(lee.user.id));
  });
  assert.is(await versionOf(talk, kim, made.id), 1);
  await server.close();
});

test("nobody returns to a group that they left or were taken out of, none in a closed group, none beside somebody blocked", async () => {
  const talk = await openTalk();
  const { server, db, teamId, group, call, at, huddles, dana, kim, lee } = talk;
  await addCoGuardian(talk);
  const removalOf = (id: string) => `DELETE ${at(id)}/seat/user_id/${lee.user.id}` as const;
  const { body: left } = await group(dana, [kim, lee], { title: "left" });
  await call(lee, removalOf(left.id));
  const { body: out } = await group(dana, [kim, lee], { title: "out" });
  await call(dana, removalOf(out.id));
  const { body: closed } = await group(dana, [kim, lee], { title: "closed" });
  const apart = await addGroup(server, teamId, [dana.user.id, kim.user.id, lee.user.id], "apart");
  const { end, back } = banned;
  await db.execute(end(lee.user.id));
  await call(dana, `POST ${at(closed.id)}/close`, { version: 2 });
  await db.execute(
    sql`insert into person_block (user_id, blocked_id) values (${kim.user.id}, ${lee.user.id})`,
  );
  await db.execute(back(lee.user.id));
  assert.equal(
    (await huddles(lee)).map(({ kind }) => kind),
    ["team"],
  );
  assert.is(await versionOf(talk, kim, apart), 2);
  await server.close();
});

test("people who are gone take none of the forty places, and who has no role is not brought in", async () => {
  const talk = await openTalk();
  const { server, db, teamId, group, call, at, dana, kim, lee } = talk;
  const { body: made } = await group(dana, [kim, lee]);
  const otto = await addAdult(server, { firstName: "Otto" });
  await addMember(server, teamId, { userId: otto.user.id });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into huddle_member (team_id, huddle_id, user_id, since_seq, added_by)
      select team_id, id, 'nobody-' || n, 0, 'x' from huddle, generate_series(4, 40) n where id = ${made.id}::uuid`);
  });
  const bring = (who: Talker) =>
    call(dana, `POST ${at(made.id)}/seat`, { body: { user_ids: [who.user.id] } });
  const { end, back } = playerLeft;
  assert.is((await bring(otto)).code, "HUDDLE_403_FULL");
  await db.execute(end(lee.user.id));
  assert.is((await bring(lee)).code, "COLLABORATOR_404");
  assert.is((await bring(otto)).status, 200);
  await db.execute(back(lee.user.id));
  assert.is((await call(lee, `GET ${at(made.id)}`)).code, "HUDDLE_404");
  assert.is((await bring(lee)).code, "HUDDLE_403_FULL");
  await server.close();
});

test("rows from before the database kept groups and roles together are settled: members without a role, parted pairs, blocks of staff", async () => {
  const talk = await openTalk();
  const { server, db, teamId, group, call, thread, at, dana, kim, lee } = talk;
  const otto = await addAdult(server);
  await addMember(server, teamId, { userId: otto.user.id });
  const { body: made } = await group(dana, [kim, lee, otto]);
  const { body: pair } = await group(dana, [kim]);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(playerLeft.end(lee.user.id));
    await tx.execute(sql`insert into person_block (user_id, blocked_id)
      values (${dana.user.id}, ${kim.user.id}), (${kim.user.id}, ${dana.user.id})`);
  });
  await db.execute(
    sql`select settle_huddle_members(array(select user_id from huddle_member where left_at is null union select user_id from person_block))`,
  );
  assert.is(await versionOf(talk, kim, made.id), 2);
  const { body: over } = await call<Huddle>(kim, `GET ${at(pair.id)}`);
  assert.equal([over.is_over, over.version], [true, 2]);
  assert.equal((await call(kim, "GET /user/me/block")).body.people, []);
  await db.execute(playerLeft.back(lee.user.id));
  assert.equal((await thread(lee, "", made.id)).body.messages, []);
  await server.close();
});

test("an erased account leaves its groups before its rows go, so the others are told", async () => {
  const talk = await openTalk();
  const { server, db, group, kim, lee, dana } = talk;
  await addCoGuardian(talk);
  const { body: made } = await group(dana, [kim, lee]);
  const at = { issuer: "x", signingKey: server.services.config.signingKey, now: server.clock.now() };
  await db.transaction((tx) => eraseAccount(tx, lee.user, at));
  assert.is(await versionOf(talk, kim, made.id), 2);
  await server.close();
});

test("taken off the roster by a manager and let in again: the membership of the group ends and starts by the product's own calls", async () => {
  const talk = await openTalk();
  const { server, db, team, group, call, send, thread, textsOf, dana, kim, lee } = talk;
  const { body: made } = await group(dana, [kim, lee]);
  await send(dana, "before", {}, made.id);
  const { rows } = await db.execute<{ id: string; version: number }>(
    sql`select id, version from membership where ${isOfPlayer(lee.user.id)}`,
  );
  const [row] = rows;
  const line = `POST ${team}/membership/membership_id/${row?.id}/end` as const;
  const gone = await call(dana, line, { body: {}, version: row?.version ?? 0 });
  assert.is(gone.status, 200);
  assert.is(await versionOf(talk, kim, made.id), 2);
  await db.execute(playerLeft.back(lee.user.id));
  assert.is(await versionOf(talk, kim, made.id), 3);
  assert.equal(textsOf((await thread(lee, "", made.id)).body), []);
  await server.close();
});

const isOneWaiting = async ({ db }: Talk) => {
  const { rows } = await db.execute(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
};

test("guardianships that end together lock the sequences of all their teams in order, and wait for who does alike", async () => {
  const talk = await openTalk();
  const { server, db, dana } = talk;
  const [low, high] = ["00000000-0000-4000-8000-000000000000", "ffffffff-ffff-4fff-bfff-ffffffffffff"];
  for (const id of [low, high]) await addTeam(server, dana.user.id, { id });
  const [one, other] = [await addAdult(server), await addAdult(server)];
  const kid = await addChild(server, [dana.user.id]);
  for (const [first, last] of [
    [one, other],
    [other, one],
  ] as const) {
    await db.execute(sql`delete from membership where user_id in (${one.user.id}, ${other.user.id})`);
    await addMember(server, high, { userId: first.user.id });
    await addMember(server, low, { userId: last.user.id });
    for (const { user } of [one, other])
      await db.insert(guardianship).values({
        id: randomUUID(),
        childId: kid.id,
        userId: user.id,
        origin: "let_in",
        letInBy: dana.user.id,
      });
    let ended: Promise<string[]> | undefined;
    let isDone = false;
    await db.transaction(async (tx) => {
      await lockTeamSequence(tx, low);
      const ending = { childId: kid.id, userIds: [one.user.id, other.user.id], by: dana.user.id };
      ended = db
        .transaction((end) =>
          endGuardianships(end, { ...ending, reason: "taken_back", now: server.clock.now() }),
        )
        .finally(() => {
          isDone = true;
        });
      // On PGlite a transaction waits for another's end in any case.
      if (process.env.TEST_DATABASE_URL) await until(async () => isDone || (await isOneWaiting(talk)));
      await lockTeamSequence(tx, high);
    });
    assert.is((await ended)?.length, 2);
  }
  await server.close();
});

test.run();
