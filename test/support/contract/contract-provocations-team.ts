import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { addAdult, addMember, addTeam } from "../people/club";
import { spring } from "./contract-calls-team";
import { type Change, personOf, send, sendAs } from "./contract-changes";
import type { Ready } from "./contract-ready";
import type { World } from "./contract-world";

const idOf = ({ input }: Ready) => ("id" in input ? String(input.id) : "");

/** Writes past the database's rules, as no call of the product can. */
const force = (world: World, change: SQL) =>
  world.services.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(change);
  });

/** Gives the caller only these roles in the team, even if it then lacks a manager. */
const rolesAre =
  (roles: string): Change =>
  (world, ready) =>
    force(
      world,
      sql`update membership set roles = ${roles} where user_id = ${personOf(ready).id} and 'manager' = any (roles)`,
    );
const plays = rolesAre("{player}");

const elsewhere = (part: RegExp): Change => {
  return (_, ready) => sendAs(ready, (url) => url.replace(part, `$1${randomUUID()}`));
};
const longId: Change = (_, ready) => sendAs(ready, (url) => `${url}${"x".repeat(64)}`);
const inTeamOfNobody = elsewhere(/(\/team_id\/)[^/]+/);
const ofNobody = elsewhere(/(\/membership_id\/)[^/]+/);

async function fill(world: World, ready: Ready, members: number) {
  for (let count = 0; count < members; count += 1)
    await addMember(world, idOf(ready), { spotFirstName: `Spot${count}`, spotLastInitial: "Q" });
}

/** An adult in the team, whom the call makes a coach. */
async function promoted(world: World, ready: Ready) {
  const grown = await addAdult(world);
  const { id } = await addMember(world, idOf(ready), { userId: grown.user.id });
  const body = JSON.stringify({ roles: ["coach"] });
  ready.sending.tamper = async (request) =>
    new Request(request.url.replace(/(\/membership_id\/)[^/]+/, `$1${id}`), {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body,
    });
  return grown.user.id;
}

const changed =
  (properties: object): Change =>
  async (_, ready, callDirectly) => {
    await callDirectly();
    send(ready, properties);
  };

/** By message code, for the operations of teams; see `changes`. */
export const teamChanges: Record<string, Change> = {
  TEAM_404: inTeamOfNobody,
  TEAM_401_UPDATE: plays,
  TEAM_401_DELETE: plays,
  "keepSpots COLLABORATOR_401_CREATE": plays,
  "updateMembership COLLABORATOR_401_UPDATE": plays,
  "takeOverTeam COLLABORATOR_401_UPDATE": async (world, ready) => {
    const manager = await addAdult(world);
    await addMember(world, idOf(ready), { userId: manager.user.id, roles: ["manager"] });
  },
  "endMembership COLLABORATOR_401_DELETE": plays,
  "readRoster COLLABORATOR_401_REQUEST": rolesAre("{follower}"),
  "exportRoster COLLABORATOR_401_REQUEST": plays,
  "readPhoneNumbers COLLABORATOR_401_REQUEST": plays,
  "readJoinRequests INVITATION_401_REQUEST": plays,
  "decideJoinRequests INVITATION_401_UPDATE": plays,
  TEAM_403_ARCHIVED: (world, ready) =>
    force(world, sql`update team set archived_at = now() where id = ${idOf(ready)}::uuid`),
  "updateMembership COLLABORATOR_404": ofNobody,
  "endMembership COLLABORATOR_404": ofNobody,
  "readPhoneNumbers COLLABORATOR_404": ofNobody,
  "reportLookAlike COLLABORATOR_404": ofNobody,
  "reportLookAlike CHILD_404": (_, ready) => send(ready, { child_id: randomUUID() }),
  "liftBar COLLABORATOR_404": elsewhere(/(\/bar\/user_id\/)[^/]+/),
  "withdrawJoinRequest INVITATION_404": elsewhere(/(\/request_id\/)[^/]+/),

  // The caller has left the team created under the key.
  "startTeam TEAM_404": async (world, ready, callDirectly) => {
    await callDirectly();
    await force(
      world,
      sql`update membership set ended_at = now(), end_reason = 'left' where user_id = ${personOf(ready).id}`,
    );
  },
  "startTeam REQUEST_422_REUSED": changed({ name: "Meteors" }),
  "closeSeason SEASON_404": (world, ready) =>
    force(world, sql`update season set closed_at = now() where team_id = ${idOf(ready)}::uuid`),
  "closeSeason REQUEST_422_REUSED": changed({ next: { ...spring, name: "Summer" } }),
  "keepSpots REQUEST_422_REUSED": changed({ rows: [{ first_name: "Leo", last_initial: "M" }] }),
  "decideJoinRequests REQUEST_422_REUSED": changed({ is_all: true }),

  "startTeam TEAM_403_TOO_MANY": async (world, ready) => {
    for (let count = 0; count < 20; count += 1) await addTeam(world, personOf(ready).id);
  },
  "keepSpots TEAM_403_FULL": (world, ready) => fill(world, ready, 149),
  "decideJoinRequests TEAM_403_FULL": (world, ready) => fill(world, ready, 149),
  "updateMembership TEAM_403_FULL": async (world, ready) => {
    await promoted(world, ready);
    for (let count = 0; count < 11; count += 1) {
      const coach = await addAdult(world);
      await addMember(world, idOf(ready), { userId: coach.user.id, roles: ["coach"] });
    }
  },
  "updateMembership TEAM_403_TOO_MANY": async (world, ready) => {
    const grown = await promoted(world, ready);
    for (let count = 0; count < 20; count += 1) await addTeam(world, grown);
  },
  "updateMembership COLLABORATOR_409_NUMBER": async (world, ready) => {
    await addMember(world, idOf(ready), {
      spotFirstName: "Leo",
      spotLastInitial: "M",
      number: "7",
    });
  },
  "updateMembership COLLABORATOR_403_LAST_MANAGER": async (world, ready) => {
    await targetOneself(world, ready);
    ready.sending.tamper = withBody(ready, { roles: ["coach"] });
  },
  "endMembership COLLABORATOR_403_LAST_MANAGER": targetOneself,

  "readTeam REQUEST_400_INVALID": longId,
  "takeOverTeam REQUEST_400_INVALID": elsewhereLong,
  "exportRoster REQUEST_400_INVALID": elsewhereLong,
  "readRoster REQUEST_400_INVALID": elsewhereLong,
  "readJoinRequests REQUEST_400_INVALID": (_, ready) => sendAs(ready, (url) => `${url}?after=nonsense`),
  "withdrawJoinRequest REQUEST_400_INVALID": longId,
  "liftBar REQUEST_400_INVALID": longId,
  "readPhoneNumbers REQUEST_400_INVALID": elsewhereLong,
};

function elsewhereLong(_: World, ready: Ready) {
  sendAs(ready, (url) => url.replace(/(\/team_id\/)[^/]+/, `$1${"x".repeat(64)}`));
}

async function targetOneself(world: World, ready: Ready) {
  const { rows } = await world.services.db.execute<{ id: string }>(
    sql`select id from membership where user_id = ${personOf(ready).id}`,
  );
  sendAs(ready, (url) => url.replace(/(\/membership_id\/)[^/]+/, `$1${rows[0]?.id}`));
}

function withBody({ sending }: Ready, body: object) {
  const before = sending.tamper;
  return async (request: Request) => {
    const targeted = before ? await before(request) : request;
    return new Request(targeted.url, {
      method: targeted.method,
      headers: Object.fromEntries(targeted.headers),
      body: JSON.stringify(body),
    });
  };
}
