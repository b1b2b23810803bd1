import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { child } from "../../../../server/platform/db/schema/family";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { membership, season, team, teamBar } from "../../../../server/platform/db/schema/team";
import { ask } from "../../../support/people/ask";
import {
  addAdult,
  addChild,
  addFollower,
  addJoinRequest,
  addMember,
  addTeam,
} from "../../../support/people/club";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Team = components["schemas"]["Team"];
type Teams = components["schemas"]["Teams"];

const test = suite("teams");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const newTeam = {
  name: "  Comets ",
  sport: "soccer",
  age_group: "u10",
  colour_one: "#1d2f6f",
  colour_two: "#ffc53d",
  time_zone: "america/chicago",
  is_coach: true,
};
const fall = { name: "Fall", starts_on: "2026-08-15", ends_on: "2026-11-30" };

const actions = async (teamId: string) =>
  (await server.services.db.select().from(audit).where(eq(audit.teamId, teamId)).orderBy(audit.at)).map(
    ({ action }) => action,
  );

test("whoever creates a team is its manager, and also coach if chosen", async () => {
  const kim = await addAdult(server);
  const started = await ask<Team>(server, kim, "POST /team", { body: { ...newTeam, season: fall } });
  assert.is(started.status, 200, started.text);
  const { id, my_standings, seasons, ...rest } = started.body;
  assert.equal(rest, {
    name: "Comets",
    sport: "soccer",
    age_group: "u10",
    colour_one: "#1d2f6f",
    colour_two: "#ffc53d",
    time_zone: "America/Chicago",
    counts: { players: 0, staff: 1, requests: 0 },
    is_resting: false,
    is_unseen: false,
    bars: [],
    answers_shown_to: "families",
    takes_usual: true,
    families_post: false,
    archived_at: null,
    version: 1,
  });
  assert.equal(
    my_standings.map(({ via, roles }) => [via, roles]),
    [["self", ["coach", "manager"]]],
  );
  assert.equal(
    seasons.map(({ name, starts_on, ends_on, closed_at }) => [name, starts_on, ends_on, closed_at]),
    [["Fall", "2026-08-15", "2026-11-30", null]],
  );
  assert.equal(await actions(id), ["team.started"]);
  const other = await ask<Team>(server, kim, "POST /team", { body: { ...newTeam, is_coach: false } });
  assert.equal(other.body.my_standings[0]?.roles, ["manager"]);
});

test("a repeated key creates one team", async () => {
  const kim = await addAdult(server);
  const key = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => ask<Team>(server, kim, "POST /team", { body: newTeam, key })),
  );
  await server.services.db.delete(rateBucket);
  assert.is(new Set(replies.filter(({ status }) => status === 200).map(({ body }) => body.id)).size, 1);
  const other = await ask(server, kim, "POST /team", { body: { ...newTeam, name: "Meteors" }, key });
  assert.is(other.code, "REQUEST_422_REUSED");
  assert.is((await server.services.db.select().from(team)).length, 1);
});

test("an invalid field is named, and no team is created", async () => {
  const kim = await addAdult(server);
  const wrong: [object, string][] = [
    [{ name: "Com\u202eets" }, "name"],
    [{ name: "Fuck" }, "name"],
    [{ sport: "chess" }, "sport"],
    [{ age_group: "u90" }, "age_group"],
    [{ colour_one: "#000000" }, "colour_two"],
    [{ time_zone: "Mars/Olympus" }, "time_zone"],
    [{ season: { ...fall, ends_on: "2026-08-01" } }, "season.ends_on"],
    [{ season: { ...fall, ends_on: "2028-08-01" } }, "season.ends_on"],
  ];
  for (const [change, field] of wrong) {
    await server.services.db.delete(rateBucket);
    const refused = await ask<{ fields: { field: string }[] }>(server, kim, "POST /team", {
      body: { ...newTeam, ...change },
    });
    assert.is(refused.code, "REQUEST_400_INVALID");
    assert.equal(
      refused.body.fields.map((each) => each.field),
      [field],
    );
  }
  assert.equal(await server.services.db.select().from(team), []);
});

test("nobody can be staff of more than twenty teams; an archived one does not count", async () => {
  const kim = await addAdult(server);
  for (let count = 0; count < 19; count += 1) await addTeam(server, kim.user.id);
  const last = await addTeam(server, kim.user.id);
  const refused = await ask(server, kim, "POST /team", { body: newTeam });
  assert.is(refused.code, "TEAM_403_TOO_MANY");
  await server.services.db.update(team).set({ archivedAt: server.clock.now() }).where(eq(team.id, last.id));
  assert.is((await ask(server, kim, "POST /team", { body: newTeam })).status, 200);
});

async function club() {
  const [manager, coach, mother, grandpa, secretary] = await Promise.all(
    Array.from({ length: 5 }, () => addAdult(server)),
  );
  if (!manager || !coach || !mother || !grandpa || !secretary) throw new Error("Somebody is missing.");
  const comets = await addTeam(server, manager.user.id);
  await addMember(server, comets.id, { userId: coach.user.id, roles: ["coach"] });
  await addMember(server, comets.id, { userId: secretary.user.id, roles: ["follower"] });
  const sam = await addChild(server, [mother.user.id]);
  await addMember(server, comets.id, { childId: sam.id });
  await addMember(server, comets.id, { spotFirstName: "Ada", spotLastInitial: "K" });
  await addFollower(server, sam.id, grandpa.user.id, mother.user.id);
  return { manager, coach, mother, grandpa, secretary, comets, sam };
}

test("each reader gets the team with their own standings", async () => {
  const { manager, coach, mother, grandpa, secretary, comets, sam } = await club();
  const asker = await addAdult(server);
  const lee = await addChild(server, [asker.user.id], { firstName: "Lee" });
  await addJoinRequest(server, comets.id, { userId: asker.user.id, childId: lee.id });
  await server.services.db.insert(teamBar).values({
    teamId: comets.id,
    id: randomUUID(),
    userId: (await addAdult(server, { fullName: "Pat Barred" })).user.id,
    createdBy: manager.user.id,
    createdAt: server.clock.now(),
  });
  const read = async (person: typeof manager) =>
    (await ask<Team>(server, person, `GET /team/team_id/${comets.id}`)).body;
  const seen = async (person: typeof manager) => {
    const { counts, bars } = await read(person);
    return [counts, bars?.map(({ name }) => name)];
  };
  assert.equal(await seen(manager), [{ players: 1, staff: 2, requests: 1 }, ["Pat Barred"]]);
  assert.equal(await seen(coach), [{ players: 1, staff: 2, requests: 1 }, undefined]);
  for (const person of [mother, grandpa, secretary])
    assert.equal(await seen(person), [{ players: 1, staff: 2 }, undefined]);
  const [hers] = (await read(mother)).my_standings;
  assert.equal([hers?.via, hers?.child_id, hers?.child_first_name], ["guardian", sam.id, "Sam"]);
  const [his] = (await read(grandpa)).my_standings;
  assert.equal([his?.via, his?.child_first_name], ["follow", "Sam"]);
  const stranger = await ask(server, asker, `GET /team/team_id/${comets.id}`);
  assert.is(stranger.code, "TEAM_404");
  assert.is((await ask(server, asker, "GET /team/team_id/none")).code, "TEAM_404");
});

test("a reader whose ETag is current gets 304", async () => {
  const { mother, comets } = await club();
  for (const path of ["", "/membership"] as const) {
    const first = await ask(server, mother, `GET /team/team_id/${comets.id}${path}`);
    const again = await ask(server, mother, `GET /team/team_id/${comets.id}${path}`, {
      headers: { "if-none-match": String(first.headers.etag) },
    });
    assert.is(again.status, 304);
  }
});

test("a deleted child is not counted; one whose guardians are banned is", async () => {
  const { manager, mother, comets, sam } = await club();
  const players = async () =>
    (await ask<Team>(server, manager, `GET /team/team_id/${comets.id}`)).body.counts.players;
  const { db } = server.services;
  await db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, mother.user.id));
  assert.is(await players(), 1);
  await db.update(child).set({ deletedAt: server.clock.now() }).where(eq(child.id, sam.id));
  assert.is(await players(), 0);
});

test("my teams list my standings and what waits for me, archived ones last", async () => {
  const { manager, mother, comets, sam } = await club();
  const asteroids = await addTeam(server, mother.user.id, { name: "Asteroids", archivedAt: null });
  await addMember(server, asteroids.id, { childId: sam.id });
  const old = await addTeam(server, mother.user.id, { name: "Aces" });
  await server.services.db.update(team).set({ archivedAt: server.clock.now() }).where(eq(team.id, old.id));
  const asker = await addAdult(server);
  const lee = await addChild(server, [asker.user.id], { firstName: "Lee" });
  await addJoinRequest(server, asteroids.id, { userId: asker.user.id, childId: lee.id });
  await addJoinRequest(server, comets.id, { userId: asker.user.id, childId: lee.id });
  const hers = (await ask<Teams>(server, mother, "GET /user/me/teams")).body.teams;
  assert.equal(
    hers.map(({ name, waiting, standings }) => [
      name,
      waiting,
      standings.map(({ via, roles, child_first_name }) => [via, roles, child_first_name]),
    ]),
    [
      [
        "Asteroids",
        1,
        [
          ["self", ["manager"], undefined],
          ["guardian", ["player"], "Sam"],
        ],
      ],
      ["Comets", 0, [["guardian", ["player"], "Sam"]]],
      ["Aces", 0, [["self", ["manager"], undefined]]],
    ],
  );
  assert.ok(hers[2]?.archived_at);
  const theirs = (await ask<Teams>(server, manager, "GET /user/me/teams")).body.teams;
  assert.equal(
    theirs.map(({ name, waiting }) => [name, waiting]),
    [["Comets", 1]],
  );
  assert.equal((await ask<Teams>(server, asker, "GET /user/me/teams")).body.teams, []);
});

test("a manager changes the version they read; colours stay a pair", async () => {
  const { manager, coach, comets } = await club();
  const patch = (body: object, version?: number, person = manager) =>
    ask<Team>(server, person, `PATCH /team/team_id/${comets.id}`, {
      body,
      ...(version !== undefined && { version }),
    });
  assert.is((await patch({ name: "Meteors" }, 1, coach)).code, "TEAM_401_UPDATE");
  assert.is((await patch({ name: "Meteors" })).code, "REQUEST_428_VERSION");
  const changed = await patch({ name: "Meteors", colour_one: "#d7263d", colour_two: "#fffefa" }, 1);
  assert.equal([changed.body.name, changed.body.version, changed.headers.etag], ["Meteors", 2, '"2"']);
  assert.is((await patch({ name: "Stars" }, 1)).code, "REQUEST_412_CHANGED");
  assert.is((await patch({ colour_one: "#ff8a3d" }, 2)).code, "REQUEST_400_INVALID");
  assert.is((await patch({ colour_one: "#14160f" }, 2)).body.colour_two, "#fffefa");
  assert.equal(await actions(comets.id), ["team.changed", "team.changed"]);
});

test("a season is created once and renamed after that", async () => {
  const { manager, coach, comets } = await club();
  const put = (body: object, version: number, person = manager) =>
    ask<Team>(server, person, `PUT /team/team_id/${comets.id}/season`, { body, version });
  assert.is((await put(fall, 1, coach)).code, "TEAM_401_UPDATE");
  assert.is((await put(fall, 1)).body.seasons[0]?.name, "Fall");
  for (const ends_on of ["2028-01-01", "2026-08-14"])
    assert.is((await put({ ...fall, ends_on }, 2)).code, "REQUEST_400_INVALID", ends_on);
  const changed = await put({ ...fall, name: "Autumn" }, 2);
  assert.equal(
    changed.body.seasons.map(({ name }) => name),
    ["Autumn"],
  );
  assert.is(changed.body.version, 3);
  const { db } = server.services;
  assert.is((await db.select().from(season)).length, 1);
  await db.update(season).set({ closedAt: server.clock.now() });
  const next = await put({ ...fall, name: "Spring" }, 3);
  assert.equal(next.body.seasons.map(({ name }) => name).sort(), ["Autumn", "Spring"], "a closed one stays");
});

test("an archived team cannot be changed until a manager restores it", async () => {
  const { manager, coach, comets, sam } = await club();
  const archive = (archived: boolean, version: number, person = manager) =>
    ask<Team>(server, person, `POST /team/team_id/${comets.id}/archive`, { body: { archived }, version });
  assert.is((await archive(true, 1, coach)).code, "TEAM_401_DELETE");
  assert.ok((await archive(true, 1)).body.archived_at);
  const [sams] = await server.services.db
    .select()
    .from(membership)
    .where(and(eq(membership.teamId, comets.id), eq(membership.childId, sam.id)));
  const refused = await Promise.all([
    ask(server, manager, `PATCH /team/team_id/${comets.id}`, { body: { name: "Stars" }, version: 2 }),
    ask(server, manager, `PUT /team/team_id/${comets.id}/season`, { body: fall, version: 2 }),
    ask(server, manager, `POST /team/team_id/${comets.id}/spots`, {
      body: { rows: [{ first_name: "Leo", last_initial: "M" }] },
    }),
    ask(server, manager, `PATCH /team/team_id/${comets.id}/membership/membership_id/${sams?.id}`, {
      body: { number: "9" },
      version: 1,
    }),
    ask(server, manager, `POST /team/team_id/${comets.id}/join_request/decide`, {
      body: { decisions: [{ request_id: randomUUID(), decision: "approved" }] },
    }),
  ]);
  assert.equal(
    refused.map(({ code }) => code),
    Array.from({ length: 5 }, () => "TEAM_403_ARCHIVED"),
  );
  const back = await archive(false, 2);
  assert.equal([back.body.archived_at, back.body.version], [null, 3]);
  assert.equal(await actions(comets.id), ["team.archived", "team.brought_back"]);
});

test("a team whose managers are all banned rests: a coach can read and leave it, and change nothing", async () => {
  const { manager, coach, comets } = await club();
  const { db } = server.services;
  await db.update(user).set({ bannedAt: server.clock.now() }).where(eq(user.id, manager.user.id));
  const read = (await ask<Team>(server, coach, `GET /team/team_id/${comets.id}`)).body;
  assert.is(read.is_resting, true);
  const rows = await db.select().from(membership).where(eq(membership.teamId, comets.id));
  const spot = rows.find(({ spotFirstName }) => spotFirstName !== null);
  const own = rows.find(({ userId }) => userId === coach.user.id);
  const member = `/team/team_id/${comets.id}/membership/membership_id`;
  const refused = await Promise.all([
    ask(server, coach, `POST /team/team_id/${comets.id}/spots`, {
      body: { rows: [{ first_name: "Leo", last_initial: "M" }] },
    }),
    ask(server, coach, `PATCH ${member}/${spot?.id}`, { body: { number: "9" }, version: 1 }),
    ask(server, coach, `POST ${member}/${spot?.id}/end`, { body: {}, version: 1 }),
    ask(server, coach, `POST /team/team_id/${comets.id}/join_request/decide`, {
      body: { decisions: [{ request_id: randomUUID(), decision: "approved" }] },
    }),
  ]);
  assert.equal(
    refused.map(({ code }) => code),
    [
      "COLLABORATOR_401_CREATE",
      "COLLABORATOR_401_UPDATE",
      "COLLABORATOR_401_DELETE",
      "INVITATION_401_UPDATE",
    ],
  );
  assert.is(
    (await ask(server, coach, `POST ${member}/${own?.id}/end`, { body: {}, version: 1 })).status,
    200,
  );
});

test("a manager can lift a bar, a coach cannot", async () => {
  const { manager, coach, comets } = await club();
  const pat = await addAdult(server);
  await server.services.db.insert(teamBar).values({
    teamId: comets.id,
    id: randomUUID(),
    userId: pat.user.id,
    createdBy: manager.user.id,
    createdAt: server.clock.now(),
  });
  const lift = (person: typeof manager) =>
    ask<Team>(server, person, `DELETE /team/team_id/${comets.id}/bar/user_id/${pat.user.id}`);
  assert.is((await lift(coach)).code, "TEAM_401_UPDATE");
  assert.equal((await lift(manager)).body.bars, []);
  assert.is((await lift(manager)).code, "COLLABORATOR_404");
  assert.equal(await actions(comets.id), ["bar.lifted"]);
});

test.run();
