import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import * as assert from "uvu/assert";
import { rateBucket } from "../../../server/platform/db/schema/http";
import { membership } from "../../../server/platform/db/schema/team";
import { ask, type Person } from "../../support/people/ask";
import { addAdult, addChild, addFollower, addMember, addTeam } from "../../support/people/club";
import { addPerson } from "../../support/people/person";
import type { TestServer } from "../../support/server/server";
import { type PersonKey, people, readers } from "./feed.data";

export type Somebody = PersonKey | "Lee";

/** Each word stands in one place alone, and no reply to anybody else may have it. */
export const canaries = {
  child: "Zephyrine",
  post: "quokka",
  comment: "wombat",
  option: "axolotl",
  event: "narwhal",
} as const;

export const poll = (change: object = {}) => ({
  options: [`More ${canaries.option}s`, "None"],
  is_multiple: false,
  shows_voters: true,
  closes_at: null,
  ...change,
});

export interface Card {
  id: string;
  author: Somebody;
  /** Lee's comment, and that of the person whose cell it is. */
  comment: string;
  ownComment: string;
}

interface NewCard {
  author?: Somebody;
  commentOf?: Somebody;
  showsVoters?: boolean;
  more?: object;
}

export const isReader = (key: Somebody) => key === "Lee" || readers.some((reader) => reader === key);

export type World = Awaited<ReturnType<typeof openWorld>>;

/** The Comets with everybody of the tables. X and B posted and commented while they were players. */
export async function openWorld(server: TestServer) {
  const { db } = server.services;
  const made = new Map<Somebody, Person>();
  for (const key of [...people, "Lee"] as const) made.set(key, await addSomebody(server, key));
  const person = (key: Somebody) => {
    const found = made.get(key);
    if (!found) throw new Error(`Nobody is ${key}.`);
    return found;
  };
  const id = (key: Somebody) => person(key).user.id;
  const { id: teamId } = await addTeam(server, id("M"));
  for (const [key, role] of [
    ["C", "coach"],
    ["P", "player"],
    ["X", "player"],
    ["B", "player"],
    ["W", "follower"],
  ] as const)
    await addMember(server, teamId, { userId: id(key), roles: [role] });
  for (const key of ["G", "Lee"] as const) {
    const kid = await addChild(server, [id(key)], { firstName: key === "G" ? canaries.child : "Mo" });
    await addMember(server, teamId, { childId: kid.id });
    if (key === "G") await addFollower(server, kid.id, id("L"), id("G"));
  }

  const team = `/team/team_id/${teamId}`;
  const of = (cardId: string) => `${team}/feed_card/card_id/${cardId}`;
  const huddle = (cardId: string) => `${team}/huddle/huddle_id/${cardId}`;
  const messageOf = (cardId: string, messageId = cardId) =>
    `${huddle(cardId)}/message/message_id/${messageId}`;

  /** One call, past the limits of calls. */
  async function call<Body = Record<string, unknown>>(
    key: Somebody,
    line: Parameters<typeof ask>[2],
    more: Parameters<typeof ask>[3] = {},
  ) {
    await db.delete(rateBucket);
    return ask<Body>(server, person(key), line, more);
  }
  /** One that has to succeed. */
  async function must<Body = Record<string, unknown>>(...args: Parameters<typeof call>) {
    const asked = await call<Body>(...args);
    assert.is(asked.status, 200, `${args[0]}: ${args[1]}: ${asked.text}`);
    return asked.body;
  }

  async function comment(key: Somebody, cardId: string) {
    const message_id = randomUUID();
    const body = { message_id, text: `${canaries.child} brings a ${canaries.comment}` };
    await must(key, `POST ${huddle(cardId)}/message`, { body });
    return message_id;
  }
  async function newCard({
    author = "Lee",
    commentOf,
    showsVoters = true,
    more = {},
  }: NewCard = {}): Promise<Card> {
    // No two at one moment: the newest is on the first page.
    server.clock.advance(1_000);
    const id = randomUUID();
    const text = `${canaries.child} found a ${canaries.post}`;
    const asks = poll({ shows_voters: showsVoters });
    await must(author, `POST ${team}/feed_card`, { body: { card_id: id, text, poll: asks, ...more } });
    const lees = await comment("Lee", id);
    return { id, author, comment: lees, ownComment: commentOf ? await comment(commentOf, id) : lees };
  }
  async function letFamiliesPost(families_post: boolean) {
    const { version } = await must<{ version: number }>("M", `GET ${team}`);
    await must("M", `PATCH ${team}`, { version, body: { families_post } });
  }
  const versionOfTeam = async () => (await must<{ version: number }>("M", `GET ${team}`)).version;
  const archive = (isArchived: boolean) =>
    db.execute(
      sql`update team set archived_at = ${isArchived ? server.clock.now().toISOString() : null}::timestamptz where id = ${teamId}::uuid`,
    );

  await letFamiliesPost(true);
  const own = new Map<PersonKey, { post: Card; comment: Card }>();
  for (const key of ["X", "B"] as const)
    own.set(key, { post: await newCard({ author: key }), comment: await newCard({ commentOf: key }) });
  await db.execute(
    sql`update membership set ended_at = now(), ended_by = ${id("X")}, end_reason = 'left' where user_id = ${id("X")}`,
  );
  await db.execute(sql`update "user" set banned_at = now() where id = ${id("B")}`);
  await addMinor(server, teamId, { userId: id("m"), letInBy: id("M") });
  return {
    server,
    teamId,
    team,
    of,
    huddle,
    messageOf,
    person,
    id,
    call,
    must,
    comment,
    newCard,
    letFamiliesPost,
    versionOfTeam,
    archive,
    own,
  };
}

function addSomebody(server: TestServer, key: Somebody): Promise<Person> {
  const fullName = `${key} Test`;
  if (key === "m")
    return addPerson(server, {
      fullName,
      dateOfBirth: "2011-03-01",
      emailAddressVerifiedAt: server.clock.now(),
    });
  return addAdult(server, { fullName, ...(key === "A" && { role: "administrator" }) });
}

/** As a player, past the rule by which no minor gets in. */
const addMinor = (
  { services, clock }: TestServer,
  teamId: string,
  { userId, letInBy }: { userId: string; letInBy: string },
) =>
  services.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const letInAt = clock.now();
    await tx
      .insert(membership)
      .values({ teamId, id: randomUUID(), userId, roles: ["player"], letInBy, letInAt });
  });

/** One sum of all rows of each table but the one that any call changes. */
export async function fingerprint({ services: { db } }: TestServer): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_bucket'`,
  );
  const sums = rows.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum from "${name}" t`,
  );
  const { rows: found } = await db.execute<{ name: string; sum: string }>(sql.raw(sums.join(" union all ")));
  return new Map(found.map(({ name, sum }) => [name, sum]));
}

export const changedTables = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].flatMap(([name, sum]) => (before.get(name) === sum ? [] : [name]));

/** The tables that have a text somewhere. */
export async function tablesWith({ services: { db } }: TestServer, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const questions = rows.map(
    ({ name }) =>
      `select '${name}' as name where exists (select from "${name}" t where position('${text}' in t::text) > 0)`,
  );
  const { rows: found } = await db.execute<{ name: string }>(sql.raw(questions.join(" union all ")));
  return found.map(({ name }) => name).sort();
}
