import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { child, circleRequest } from "../../../server/db/schema/family";
import { rateBucket } from "../../../server/db/schema/limits";
import { membership, teamBar } from "../../../server/db/schema/team";
import {
  addAdult,
  addChild,
  addFollower,
  addJoinRequest,
  addMember,
  addTeam,
} from "../../support/people/club";
import { addPerson } from "../../support/people/person";
import { record } from "../../support/proof";
import { openTestServer, type TestServer } from "../../support/server/server";
import { letters, type PersonKey, people, table } from "./standings.data";

const test = suite("standings");

/** What a refused call must leave as it was: every table but those that count calls and keep sessions. */
const watched = [
  '"user"',
  "child",
  "guardianship",
  "circle_request",
  "follow",
  "consent",
  "team",
  "season",
  "membership",
  "team_bar",
  "join_request",
  "invitation",
  "invitation_use",
  "mail_block",
  "mail_outbox",
];

interface Cell {
  call: string;
  person: PersonKey;
  expected: number | string;
}

/** The table of the data file, cell by cell. */
function readTable(): Cell[] {
  const [head = "", ...rows] = table.trim().split("\n");
  assert.equal(head.trim().split(/\s+/), people, "the columns are the people");
  return rows.flatMap((row) => {
    const words = row.trim().split(/\s+/);
    const marks = words.slice(-people.length);
    const refusal = words.at(-people.length - 1) ?? "";
    const call = words.slice(0, -people.length - 1).join(" ");
    return people.map((person, index) => {
      const mark = marks[index] ?? "";
      const expected = mark === "-" ? refusal : letters[mark];
      if (expected === undefined || expected === ".")
        throw new Error(`${call} of ${person}: what is ${mark}?`);
      return { call, person, expected };
    });
  });
}

/** The team Comets, the player Sam, and everybody who stands to them in some way. */
async function openWorld(server: TestServer) {
  const { services, clock } = server;
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const proven = { emailAddressVerifiedAt: now };
  const adult = () => addAdult(server);
  const made = {
    ban: await adult(),
    onb: await addPerson(server, { ...proven, role: "onboarding" }),
    def: await addPerson(server, { ...proven, role: "default" }),
    unk: await addPerson(server, { ...proven, dateOfBirth: null }),
    unp: await addPerson(server),
    str: await adult(),
    min: await addPerson(server, { ...proven, dateOfBirth: "2011-03-01" }),
    mak: await adult(),
    let: await adult(),
    oth: await adult(),
    pla: await adult(),
    coa: await adult(),
    cog: await adult(),
    man: await adult(),
    tfo: await adult(),
    cfo: await adult(),
    exm: await adult(),
    bar: await adult(),
  };
  const id = (key: keyof typeof made) => made[key].user.id;
  const team = await addTeam(server, id("man"), { createdAt: ago(30) });
  const sam = await addChild(server, [id("mak")], { createdAt: ago(10) });
  await services.db.execute(
    sql`update guardianship set created_at = ${ago(10).toISOString()}::timestamptz where child_id = ${sam.id}`,
  );
  await services.db.execute(
    sql`insert into guardianship (id, child_id, user_id, origin, let_in_by, created_at)
      values (${randomUUID()}, ${sam.id}, ${id("let")}, 'let_in', ${id("mak")}, ${ago(2).toISOString()}::timestamptz)`,
  );
  // Nobody living manages it: whoever did is banned.
  const resting = await addTeam(server, id("ban"));
  await services.db.execute(
    sql`update "user" set banned_at = ${now.toISOString()}::timestamptz where id = ${id("ban")}`,
  );
  const lena = await addChild(server, [id("mak"), id("let")], { firstName: "Lena" });
  const ada = await addChild(server, [id("oth")], { firstName: "Ada", lastInitial: "O" });
  const kit = await addChild(server, [id("cog")], { firstName: "Kit", lastInitial: "C" });
  const tim = await addChild(server, [id("str")], { firstName: "Tim", lastInitial: "S" });
  await addFollower(server, sam.id, id("cfo"), id("mak"));
  const inTeam = { createdAt: ago(20), letInAt: ago(20), letInBy: id("man") };
  const player = await addMember(server, team.id, { ...inTeam, childId: sam.id, number: "7" });
  await addMember(server, team.id, { ...inTeam, childId: ada.id });
  await addMember(server, team.id, { ...inTeam, childId: kit.id });
  await addMember(server, team.id, { ...inTeam, childId: lena.id });
  await services.db
    .update(child)
    .set({ deletedAt: ago(1), deletedBy: id("mak") })
    .where(eq(child.id, lena.id));
  const adultPlayer = await addMember(server, team.id, { ...inTeam, userId: id("pla") });
  await addMember(server, team.id, { ...inTeam, userId: id("coa"), roles: ["coach"] });
  await addMember(server, team.id, { ...inTeam, userId: id("cog"), roles: ["coach"] });
  await addMember(server, team.id, { ...inTeam, userId: id("tfo"), roles: ["follower"] });
  await addMember(server, team.id, {
    ...inTeam,
    userId: id("exm"),
    endedAt: ago(1),
    endedBy: id("man"),
    endReason: "removed",
  });
  for (const childId of [sam.id, ada.id]) await addMember(server, resting.id, { ...inTeam, childId });
  await addMember(server, resting.id, { ...inTeam, userId: id("pla") });
  for (const coach of [id("coa"), id("cog")])
    await addMember(server, resting.id, { ...inTeam, userId: coach, roles: ["coach"] });
  await addMember(server, resting.id, { ...inTeam, userId: id("tfo"), roles: ["follower"] });
  const late = await addMember(server, team.id, {
    userId: (await adult()).user.id,
    createdAt: ago(2),
    letInAt: ago(2),
    letInBy: id("coa"),
  });
  const [manager] = await services.db
    .select()
    .from(membership)
    .where(eq(membership.userId, id("man")));
  if (!manager) throw new Error("Nobody manages the team.");
  const spot = await addMember(server, team.id, { ...inTeam, spotFirstName: "Leo", spotLastInitial: "M" });
  await services.db.insert(teamBar).values({
    teamId: team.id,
    id: randomUUID(),
    userId: id("bar"),
    createdBy: id("man"),
    createdAt: ago(1),
  });
  const request = await addJoinRequest(server, team.id, { userId: id("str"), childId: tim.id });
  const asker = await adult();
  const asking = randomUUID();
  await services.db.insert(circleRequest).values({
    id: asking,
    childId: sam.id,
    userId: asker.user.id,
    wish: "guardian",
    origin: "link",
    createdAt: now,
  });
  const invited = await server.app.inject({
    method: "POST",
    url: `/team/team_id/${team.id}/invitation`,
    headers: { ...(await made.man.signIn()), "idempotency-key": randomUUID() },
    payload: { roles: ["follower"], is_shared: true, days: 14 },
  });
  assert.is(invited.statusCode, 200, invited.body);
  const shared: { id: string; link: string } = invited.json();
  const named = await server.app.inject({
    method: "POST",
    url: `/team/team_id/${team.id}/invitation`,
    headers: { ...(await made.man.signIn()), "idempotency-key": randomUUID() },
    payload: { roles: ["player"], is_shared: false, days: 14, email_address: "somebody@example.com" },
  });
  assert.is(named.statusCode, 200, named.body);
  const staff = await server.app.inject({
    method: "POST",
    url: `/team/team_id/${team.id}/invitation`,
    headers: { ...(await made.man.signIn()), "idempotency-key": randomUUID() },
    payload: { roles: ["coach"], is_shared: false, days: 14, email_address: "coach-to-be@example.com" },
  });
  assert.is(staff.statusCode, 200, staff.body);
  const mail = (await server.inbox()).find(({ to }) => to === "somebody@example.com");
  return {
    made,
    id,
    team: team.id,
    resting: resting.id,
    sam: sam.id,
    down: lena.id,
    player: player.id,
    adultPlayer: adultPlayer.id,
    late: late.id,
    manager: manager.id,
    spot: spot.id,
    request: request.id,
    asking,
    invitation: shared.id,
    staffInvitation: staff.json<{ id: string }>().id,
    token: shared.link.split("#")[1] ?? "",
    mailToken: /\/app\/join#(\S+)/.exec(mail?.text ?? "")?.[1] ?? "",
  };
}

type World = Awaited<ReturnType<typeof openWorld>>;
type Asked = { method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"; url: string; payload?: object };

const ask = (method: Asked["method"], url: string, payload?: object): Asked => ({
  method,
  url,
  ...(payload ? { payload } : {}),
});

/** Each call, so that it would succeed. Nothing was changed in the world before, so that all versions are 1. */
const calls: Record<string, (world: World, own: string) => Asked> = {
  resendVerification: () => ask("POST", "/auth/verify_email_address/resend"),
  giveDateOfBirth: (_, own) =>
    ask("PUT", `/user/user_id/${own}/date_of_birth`, { date_of_birth: "1988-02-29" }),
  "giveDateOfBirth/another's": ({ id }) =>
    ask("PUT", `/user/user_id/${id("unk")}/date_of_birth`, { date_of_birth: "1988-02-29" }),
  setPhoneNumber: (_, own) =>
    ask("PUT", `/user/user_id/${own}/phone_number`, { phone_number: "+15550100200" }),
  "setPhoneNumber/another's": ({ id }) =>
    ask("PUT", `/user/user_id/${id("ban")}/phone_number`, { phone_number: "+15550100200" }),
  readFamily: () => ask("GET", "/user/me/family"),
  readTeams: () => ask("GET", "/user/me/teams"),
  readWaiting: () => ask("GET", "/user/me/waiting"),
  dismissWaiting: ({ team }) => ask("POST", "/user/me/waiting/dismiss", { id: `take_over ${team}` }),
  addChild: () =>
    ask("POST", "/child", {
      first_name: "Nia",
      last_initial: "R",
      date_of_birth: "2015-01-02",
      statement_version: "1",
    }),
  readChild: ({ sam }) => ask("GET", `/child/child_id/${sam}`),
  updateChild: ({ sam }) => ask("PATCH", `/child/child_id/${sam}`, { first_name: "Sammy" }),
  setPhotoConsent: ({ sam }) =>
    ask("PUT", `/child/child_id/${sam}/photo_consent`, { allowed: true, text_version: "1" }),
  restoreChild: ({ down }) => ask("POST", `/child/child_id/${down}/restore`),
  "restoreChild/one that stands": ({ sam }) => ask("POST", `/child/child_id/${sam}/restore`),
  deleteChild: ({ sam }) => ask("DELETE", `/child/child_id/${sam}`),
  "endGuardianship/let": ({ sam, id }) =>
    ask("DELETE", `/child/child_id/${sam}/guardian/user_id/${id("let")}`),
  "endGuardianship/mak": ({ sam, id }) =>
    ask("DELETE", `/child/child_id/${sam}/guardian/user_id/${id("mak")}`),
  endFollowing: ({ sam, id }) => ask("DELETE", `/child/child_id/${sam}/follower/user_id/${id("cfo")}`),
  decideCircleRequest: ({ sam, asking }) =>
    ask("POST", `/child/child_id/${sam}/circle_request/request_id/${asking}/decide`, {
      decision: "approved",
    }),
  inviteToChild: ({ sam }) => ask("POST", `/child/child_id/${sam}/invitation`, { kind: "follower" }),
  readChildInvitations: ({ sam }) => ask("GET", `/child/child_id/${sam}/invitation`),
  startTeam: () =>
    ask("POST", "/team", {
      name: "Otters",
      sport: "soccer",
      age_group: "u10",
      colour_one: "#1d2f6f",
      colour_two: "#ffc53d",
      time_zone: "America/Chicago",
      is_coach: true,
    }),
  readTeam: ({ team }) => ask("GET", `/team/team_id/${team}`),
  updateTeam: ({ team }) => ask("PATCH", `/team/team_id/${team}`, { name: "Meteors" }),
  setSeason: ({ team }) =>
    ask("PUT", `/team/team_id/${team}/season`, {
      name: "Fall",
      starts_on: "2026-08-15",
      ends_on: "2026-11-30",
    }),
  archiveTeam: ({ team }) => ask("POST", `/team/team_id/${team}/archive`, { archived: true }),
  takeOverTeam: ({ team }) => ask("POST", `/team/team_id/${team}/take_over`),
  "takeOverTeam/one at rest": ({ resting }) => ask("POST", `/team/team_id/${resting}/take_over`),
  readRoster: ({ team }) => ask("GET", `/team/team_id/${team}/membership`),
  keepSpots: ({ team }) =>
    ask("POST", `/team/team_id/${team}/spots`, { rows: [{ first_name: "Ada", last_initial: "K" }] }),
  "updateMembership/number": ({ team, player }) =>
    ask("PATCH", `/team/team_id/${team}/membership/membership_id/${player}`, { number: "10" }),
  "updateMembership/roles": ({ team, adultPlayer }) =>
    ask("PATCH", `/team/team_id/${team}/membership/membership_id/${adultPlayer}`, {
      roles: ["player", "coach"],
    }),
  "endMembership/Sam's": ({ team, player }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${player}/end`, {}),
  "endMembership/a spot's": ({ team, spot }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${spot}/end`, {}),
  "endMembership/pla's": ({ team, adultPlayer }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${adultPlayer}/end`, {}),
  "endMembership/whom coa let in": ({ team, late }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${late}/end`, {}),
  "endMembership/the manager's": ({ team, manager }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${manager}/end`, {}),
  "endMembership/and bar": ({ team, adultPlayer }) =>
    ask("POST", `/team/team_id/${team}/membership/membership_id/${adultPlayer}/end`, { bar: true }),
  readJoinRequests: ({ team }) => ask("GET", `/team/team_id/${team}/join_request`),
  decideJoinRequests: ({ team, request }) =>
    ask("POST", `/team/team_id/${team}/join_request/decide`, {
      decisions: [{ request_id: request, decision: "approved" }],
    }),
  withdrawJoinRequest: ({ team, request }) =>
    ask("DELETE", `/team/team_id/${team}/join_request/request_id/${request}`),
  liftBar: ({ team, id }) => ask("DELETE", `/team/team_id/${team}/bar/user_id/${id("bar")}`),
  readPhoneNumbers: ({ team, player }) =>
    ask("GET", `/team/team_id/${team}/membership/membership_id/${player}/phone_numbers`),
  "inviteToTeam/players": ({ team }) =>
    ask("POST", `/team/team_id/${team}/invitation`, { roles: ["player"], is_shared: true, days: 14 }),
  "inviteToTeam/a coach": ({ team }) =>
    ask("POST", `/team/team_id/${team}/invitation`, {
      roles: ["coach"],
      is_shared: false,
      days: 14,
      email_address: "new-coach@example.com",
    }),
  readTeamInvitations: ({ team }) => ask("GET", `/team/team_id/${team}/invitation`),
  renewInvitation: ({ invitation }) =>
    ask("POST", `/invitation/invitation_id/${invitation}/renew`, { days: 14 }),
  "renewInvitation/a coach's": ({ staffInvitation }) =>
    ask("POST", `/invitation/invitation_id/${staffInvitation}/renew`, { days: 14 }),
  "withdrawInvitation/a coach's": ({ staffInvitation }) =>
    ask("DELETE", `/invitation/invitation_id/${staffInvitation}`),
  withdrawInvitation: ({ invitation }) => ask("DELETE", `/invitation/invitation_id/${invitation}`),
  previewInvitation: ({ token }) => ask("POST", "/invitation/preview", { token }),
  declineInvitation: ({ mailToken }) => ask("POST", "/invitation/decline", { token: mailToken }),
  readInvitation: ({ token }) => ask("POST", "/invitation/read", { token }),
  "acceptInvitation/as a follower": ({ token }) =>
    ask("POST", "/invitation/accept", { token, for: [{ kind: "self" }] }),
};

/** Calls that change nothing, or nothing that another cell looks at. */
const isReading = ({ method, url }: Asked) => method === "GET" || url.endsWith("/preview");

/** One statement over all watched tables. */
async function fingerprint({ services }: TestServer): Promise<string> {
  const sums = watched.map(
    (name) => `(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t)`,
  );
  const { rows } = await services.db.execute(sql.raw(`select concat(${sums.join(", ")}) as sum`));
  return String(rows[0]?.sum);
}

/** Keeps every table as it is now. What it returns puts them back, without the triggers, a hundred times faster than making the world anew. */
async function keepWorld({ services: { db } }: TestServer): Promise<() => Promise<void>> {
  const { rows } = await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const names = rows.map(({ name }) => `"${name}"`);
  await db.execute(sql.raw("create schema kept"));
  for (const name of names) await db.execute(sql.raw(`create table kept.${name} as table ${name}`));
  await db.execute(
    sql.raw(`create function kept.restore() returns void language plpgsql set session_replication_role = replica as $$ begin
      ${names.map((name) => `delete from ${name}; insert into ${name} select * from kept.${name};`).join("\n")}
    end $$`),
  );
  return async () => void (await db.execute(sql`select kept.restore()`));
}

test("each person gets for each call exactly what the table says, and a refusal changes nothing", async () => {
  const server = await openTestServer();
  // The database's own rules count from its clock.
  server.clock.set(new Date());
  const world = await openWorld(server);
  const restore = await keepWorld(server);
  const before = await fingerprint(server);
  const wrong: string[] = [];
  const cells = readTable();
  for (const { call, person, expected } of cells) {
    const make = calls[call];
    if (!make) throw new Error(`How is ${call} called?`);
    const caller = person === "out" ? null : world.made[person];
    const asked = make(world, caller?.user.id ?? randomUUID());
    const request: InjectOptions = {
      ...asked,
      headers: {
        "idempotency-key": randomUUID(),
        "if-match": '"1"',
        ...(caller ? await caller.signIn() : {}),
      },
    };
    await server.services.db.delete(rateBucket);
    const reply = await server.app.inject(request);
    const seen = reply.statusCode === 200 ? 200 : (reply.json().message_code ?? reply.statusCode);
    if (seen !== expected) wrong.push(`${call} of ${person}: ${seen} and not ${expected}`);
    if (isReading(asked) && seen === 200) continue;
    const after = await fingerprint(server);
    if (seen !== 200) {
      if (after !== before)
        wrong.push(`${call} of ${person}: refused with ${seen}, and it changed something`);
    }
    if (after === before) continue;
    await restore();
  }
  assert.equal(wrong, []);
  assert.is(cells.length, 1045, "docs/decisions/families.md has the number, too");
  record({
    point: 17,
    tried: "Cells of standing by call, families and teams",
    count: cells.length,
    wrong: wrong.length,
  });
  await server.close();
});

test.run();
