import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { withdraw } from "../../../../server/core/huddle/message-change.store";
import { huddle, huddleMember } from "../../../../server/platform/db/schema/huddle";
import { report } from "../../../../server/platform/db/schema/report";
import { membership } from "../../../../server/platform/db/schema/team";
import { type Asked, ask } from "../../../support/people/ask";
import { addAdult, addChild, addFollower, addMember, addTeam } from "../../../support/people/club";
import { huddleOf, say } from "../../../support/people/huddle";
import { addPerson } from "../../../support/people/person";
import { addEvent } from "../../../support/people/schedule";
import { openTestServer, type TestServer } from "../../../support/server/server";
import {
  type Kind,
  kinds,
  type Operation,
  type OtherOperation,
  otherReplies,
  others,
  type PersonKey,
  people,
  replies,
  rights,
} from "./rights.data";

const test = suite("rights in huddles");

type World = Awaited<ReturnType<typeof openWorld>>;

/** The Comets with everybody of the table. Lee and Mo are guardians whom others name, bring in or take out. */
async function openWorld(server: TestServer) {
  const { db } = server.services;
  const adults = { M: 0, C: 0, P: 0, G: 0, W: 0, L: 0, X: 0, B: 0, S: 0 };
  const made = new Map<PersonKey | "Lee" | "Mo" | "coach", Awaited<ReturnType<typeof addAdult>>>();
  for (const key of [...Object.keys(adults), "Lee", "Mo", "coach"] as const)
    made.set(key as PersonKey, await addAdult(server));
  made.set(
    "m",
    await addPerson(server, { dateOfBirth: "2011-03-01", emailAddressVerifiedAt: server.clock.now() }),
  );
  made.set("A", await addAdult(server, { role: "administrator" }));
  const person = (key: PersonKey | "Lee" | "Mo" | "coach") => {
    const found = made.get(key);
    if (!found) throw new Error(`Nobody is ${key}.`);
    return found;
  };
  const id = (key: PersonKey | "Lee" | "Mo" | "coach") => person(key).user.id;
  const { id: teamId } = await addTeam(server, id("M"));
  const now = server.clock.now();
  for (const [key, roles] of [
    ["C", ["coach"]],
    ["coach", ["coach"]],
    ["P", ["player"]],
    ["W", ["follower"]],
    ["B", ["player"]],
    ["X", ["player"]],
  ] as const)
    await addMember(server, teamId, { userId: id(key), roles: [...roles] });
  for (const key of ["G", "Lee", "Mo"] as const) {
    const kid = await addChild(server, [id(key)]);
    await addMember(server, teamId, { childId: kid.id });
    if (key === "G") await addFollower(server, kid.id, id("L"), id("G"));
  }
  await db.execute(
    sql`update membership set ended_at = now(), ended_by = ${id("X")}, end_reason = 'left' where user_id = ${id("X")}`,
  );
  await server.services.db.execute(sql`update "user" set banned_at = now() where id = ${id("B")}`);
  await db.transaction(async (tx) => {
    // The product lets no minor in.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.insert(membership).values({
      teamId,
      id: randomUUID(),
      userId: id("m"),
      roles: ["player"],
      letInBy: id("M"),
      letInAt: now,
    });
  });
  const event = await addEvent(server, teamId, { createdBy: id("M") });
  const otherEvent = await addEvent(server, teamId, { createdBy: id("M") });
  const group = () => ({ teamId, id: randomUUID(), createdBy: id("Lee") });
  const rows = [
    { ...group(), kind: "event" as const, eventId: event.id },
    { ...group(), kind: "group" as const, title: "Seated" },
    { ...group(), kind: "group" as const, title: "Not seated" },
  ];
  await db.insert(huddle).values(rows);
  const [ofEvent, seated, notSeated] = rows.map((row) => row.id);
  const huddles = {
    team: await huddleOf(server, teamId),
    staff: await huddleOf(server, teamId, "staff"),
    event: String(ofEvent),
    seated: String(seated),
    "not seated": String(notSeated),
  } satisfies Record<Kind, string>;
  const sit = (huddleId: string, userId: string) => ({
    teamId,
    huddleId,
    userId,
    sinceSeq: 0,
    addedBy: id("Lee"),
  });
  await db
    .insert(huddleMember)
    .values([
      ...people.map((key) => sit(huddles.seated, id(key))),
      sit(huddles.seated, id("Lee")),
      sit(huddles["not seated"], id("Lee")),
    ]);

  /** Past the rule that stores messages, so that people have words where they no longer read. */
  async function put(kind: Kind, userId: string, text = "Who brings the nets?") {
    const messageId = randomUUID();
    const { rows: stored } = await db.execute<{ seq: string }>(sql`
      with h as (update huddle set last_seq = last_seq + 1 where id = ${huddles[kind]}::uuid returning last_seq)
      insert into message (team_id, huddle_id, seq, id, changed, author_id, text, made_at)
      select ${teamId}::uuid, ${huddles[kind]}::uuid, h.last_seq, ${messageId}::uuid, 1, ${userId}, ${text}, ${now.toISOString()}::timestamptz
      from h returning seq`);
    return { messageId, seq: Number(stored[0]?.seq) };
  }
  const base = new Map<Kind, { messageId: string; seq: number }>();
  const gone = new Map<Kind, string>();
  const own = new Map<string, string>();
  for (const kind of kinds) {
    base.set(kind, await put(kind, id("Lee")));
    const taken = await put(kind, id("Lee"));
    await db.transaction((tx) =>
      withdraw(tx, { teamId, huddleId: huddles[kind], seq: taken.seq }, { by: id("Lee"), as: "author", now }),
    );
    gone.set(kind, taken.messageId);
    for (const key of people) own.set(`${kind} ${key}`, (await put(kind, id(key))).messageId);
  }
  const staffWords = await say(
    server,
    { teamId, huddleId: huddles.staff, userId: id("coach") },
    "Zeppelin for the staff",
  );
  const teamWords = await say(
    server,
    { teamId, huddleId: huddles.team, userId: id("Lee") },
    "Quokka for all",
  );
  return {
    server,
    teamId,
    huddles,
    person,
    id,
    put,
    base,
    gone,
    own,
    eventId: otherEvent.id,
    words: { team: teamWords.messageId, staff: staffWords.messageId },
  };
}

interface Cell {
  world: World;
  key: PersonKey;
  kind: Kind;
}

const url = ({ world, kind }: Cell) =>
  `/team/team_id/${world.teamId}/huddle/huddle_id/${world.huddles[kind]}`;
const baseOf = ({ world, kind }: Cell) => world.base.get(kind)?.messageId;
const ownOf = ({ world, kind, key }: Cell) => world.own.get(`${kind} ${key}`);
const by = ({ world, key }: Cell) => world.person(key);

async function versionOf({ world, kind }: Cell): Promise<number> {
  const { rows } = await world.server.services.db.execute<{ version: number }>(
    sql`select version from huddle where id = ${world.huddles[kind]}::uuid`,
  );
  return rows[0]?.version ?? 0;
}

const operations: Record<Operation, (cell: Cell) => Promise<Asked<unknown>>> = {
  "read messages": (cell) => ask(cell.world.server, by(cell), `GET ${url(cell)}/message`),
  "read the huddle": (cell) => ask(cell.world.server, by(cell), `GET ${url(cell)}`),
  "read who reads": (cell) => ask(cell.world.server, by(cell), `GET ${url(cell)}/reader`),
  send: (cell) =>
    ask(cell.world.server, by(cell), `POST ${url(cell)}/message`, {
      body: { message_id: randomUUID(), text: "Hello" },
    }),
  answer: (cell) =>
    ask(cell.world.server, by(cell), `POST ${url(cell)}/message`, {
      body: { message_id: randomUUID(), text: "I do.", reply_to: cell.world.base.get(cell.kind)?.seq },
    }),
  cheer: (cell) =>
    ask(cell.world.server, by(cell), `POST ${url(cell)}/message/message_id/${baseOf(cell)}/reaction`, {
      body: { cheer: "clap" },
    }),
  "read who cheered": (cell) =>
    ask(cell.world.server, by(cell), `GET ${url(cell)}/message/message_id/${baseOf(cell)}/reaction`),
  "move the marker": (cell) =>
    ask(cell.world.server, by(cell), `PUT ${url(cell)}/marker`, { body: { read_seq: 1 } }),
  "edit one's own": (cell) =>
    ask(cell.world.server, by(cell), `PATCH ${url(cell)}/message/message_id/${ownOf(cell)}`, {
      body: { text: "Who brings the balls?" },
    }),
  "take back one's own": (cell) =>
    ask(cell.world.server, by(cell), `DELETE ${url(cell)}/message/message_id/${ownOf(cell)}`),
  "take down another's": async (cell) => {
    const { messageId } = await cell.world.put(cell.kind, cell.world.id("Lee"));
    return ask(cell.world.server, by(cell), `DELETE ${url(cell)}/message/message_id/${messageId}`);
  },
  "open words taken back": (cell) =>
    ask(
      cell.world.server,
      by(cell),
      `GET ${url(cell)}/message/message_id/${cell.world.gone.get(cell.kind)}/version`,
    ),
  rename: async (cell) =>
    ask(cell.world.server, by(cell), `PATCH ${url(cell)}`, {
      body: { title: "Nets" },
      version: await versionOf(cell),
    }),
  "bring somebody in": async (cell) => {
    const asked = await ask(cell.world.server, by(cell), `POST ${url(cell)}/seat`, {
      body: { user_ids: [cell.world.id("Mo")] },
    });
    await cell.world.server.services.db.execute(
      sql`delete from huddle_member where user_id = ${cell.world.id("Mo")}`,
    );
    return asked;
  },
  "take somebody out": async (cell) => {
    const asked = await ask(
      cell.world.server,
      by(cell),
      `DELETE ${url(cell)}/seat/user_id/${cell.world.id("Lee")}`,
    );
    await cell.world.server.services.db.execute(sql`update huddle_member set left_at = null, left_by = null`);
    return asked;
  },
  "close what another made": async (cell) => {
    const asked = await ask(cell.world.server, by(cell), `POST ${url(cell)}/close`, {
      version: await versionOf(cell),
    });
    await cell.world.server.services.db.execute(sql`update huddle set closed_at = null, closed_by = null`);
    return asked;
  },
};

let server: TestServer;
let world: World;
test.before(async () => {
  server = await openTestServer();
  world = await openWorld(server);
});
test.after(() => server.close());

for (const [name, call] of Object.entries(operations))
  test(name, async () => {
    for (const kind of kinds) {
      const signs: string = rights[name as Operation][kind];
      assert.is(signs.length, people.length, `${name}, ${kind}`);
      for (const [index, key] of people.entries()) {
        const expected = replies[signs[index] as keyof typeof replies];
        const { code, status } = await call({ world, key, kind });
        const reply = status === 200 ? undefined : code;
        assert.is(reply, expected, `${name}: ${key} in ${kind}`);
      }
    }
  });

type Judge = (world: World, key: PersonKey) => Promise<string | number | undefined>;

const team = ({ teamId }: World) => `/team/team_id/${teamId}`;
const outcome = ({ status, code }: Asked<unknown>) => (status === 200 ? undefined : code);

const counted =
  <Body>(call: `${"GET" | "POST"} ${string}`, count: (body: Body) => number, body?: object): Judge =>
  async ({ server, person }, key) => {
    const asked = await ask<Body>(server, person(key), call, body ? { body } : {});
    return asked.status === 200 ? Math.min(count(asked.body), 1) : asked.code;
  };

async function reported({ teamId, huddles, server, id }: World, about: "Lee" | "coach") {
  const reportId = randomUUID();
  const message = {
    seq: 1,
    author_id: id(about),
    text: "",
    made_at: "2026-11-21T12:00:00.000Z",
    withdrawn_as: null,
  };
  await server.services.db.delete(report);
  await server.services.db.insert(report).values({
    teamId,
    id: reportId,
    targetKind: "message",
    targetId: randomUUID(),
    huddleId: huddles.team,
    aboutUserId: id(about),
    reason: "unkind",
    copy: { message, before: [], after: [] },
    goesTo: "managers",
  });
  return reportId;
}

const decide =
  (about: "Lee" | "coach"): Judge =>
  async (world, key) => {
    const reportId = await reported(world, about);
    const call = `POST ${team(world)}/report/report_id/${reportId}/decide` as const;
    return outcome(
      await ask(world.server, world.person(key), call, { body: { decision: "kept" }, version: 1 }),
    );
  };

const fold =
  (whom: "Lee" | "coach"): Judge =>
  async ({ server, person, id }, key) => {
    const asked = await ask(server, person(key), `PUT /user/me/block/user_id/${id(whom)}`);
    await server.services.db.execute(sql`delete from person_block`);
    return outcome(asked);
  };

const reportWords =
  (where: "team" | "staff"): Judge =>
  async (world, key) => {
    const body = { target_id: world.words[where], reason: "unkind" };
    return outcome(await ask(world.server, world.person(key), `POST ${team(world)}/report`, { body }));
  };

const search = (text: string) =>
  counted<{ hits: unknown[] }>("POST /huddle/search", ({ hits }) => hits.length, { text });

const otherOperations: Record<OtherOperation, Judge> = {
  "list huddles": counted<{ huddles: { kind: string }[] }>(
    "GET /huddle",
    ({ huddles }) => huddles.filter(({ kind }) => kind === "team").length,
  ),
  "search the team's huddle": search("quokka"),
  "search the staff's huddle": search("zeppelin"),
  "count new messages": counted<{ new_messages: number }>("GET /user/me/pings", (body) => body.new_messages),
  "start a group": async (world, key) => {
    const body = { user_ids: [world.id("Lee")] };
    return outcome(await ask(world.server, world.person(key), `POST ${team(world)}/huddle`, { body }));
  },
  "open an event's huddle": async (world, key) => {
    const call = `PUT ${team(world)}/event/event_id/${world.eventId}/huddle` as const;
    return outcome(await ask(world.server, world.person(key), call));
  },
  "report a message of the team's huddle": reportWords("team"),
  "report a message of the staff's huddle": reportWords("staff"),
  "read reports": async (world, key) => {
    await reported(world, "Lee");
    return outcome(await ask(world.server, world.person(key), `GET ${team(world)}/report`));
  },
  "decide a report": decide("Lee"),
  "decide a report about a coach": decide("coach"),
  "fold a guardian": fold("Lee"),
  "fold a coach": fold("coach"),
  "list folded people": counted<{ people: unknown[] }>(
    "GET /user/me/block",
    ({ people: blocked }) => blocked.length,
  ),
  "be named in the team's huddle": async (world, key) => {
    const id = world.id(key);
    const body = { message_id: randomUUID(), text: `Look, @{${id}}`, mentions: [id] };
    const call = `POST ${team(world)}/huddle/huddle_id/${world.huddles.team}/message` as const;
    return outcome(await ask(world.server, world.person("Lee"), call, { body }));
  },
  "be brought into a group": async (world, key) => {
    const body = { user_ids: [world.id(key)] };
    return outcome(await ask(world.server, world.person("coach"), `POST ${team(world)}/huddle`, { body }));
  },
  "be among the readers": async (world, key) => {
    const call = `GET ${team(world)}/huddle/huddle_id/${world.huddles.team}/reader` as const;
    const { body } = await ask<{ readers: { user_id: string }[] }>(world.server, world.person("Lee"), call);
    return body.readers.filter(({ user_id }) => user_id === world.id(key)).length;
  },
};

for (const [name, judge] of Object.entries(otherOperations))
  test(name, async () => {
    const signs: string = others[name as OtherOperation];
    assert.is(signs.length, people.length, name);
    for (const [index, key] of people.entries()) {
      const expected = otherReplies[signs[index] as keyof typeof otherReplies];
      assert.is(await judge(world, key), expected, `${name}: ${key}`);
    }
  });

test("each huddle of the list, read by itself, counts whom its readers name; the list counts nobody", async () => {
  const { server, person } = world;
  const seen = new Set<string>();
  for (const key of people) {
    const { body } = await ask<{ huddles?: { id: string; team_id: string; readers?: number }[] }>(
      server,
      person(key),
      "GET /huddle",
    );
    for (const { id, team_id, readers } of body.huddles ?? []) {
      seen.add(id);
      assert.is(readers, undefined);
      const path = `/team/team_id/${team_id}/huddle/huddle_id/${id}` as const;
      const one = await ask<{ readers: number }>(server, person(key), `GET ${path}`);
      const named = await ask<{ readers: unknown[] }>(server, person(key), `GET ${path}/reader`);
      assert.is(one.body.readers, named.body.readers.length, key);
    }
  }
  for (const kind of ["team", "staff", "event", "seated"] as const)
    assert.ok(seen.has(world.huddles[kind]), kind);
});

test.run();
