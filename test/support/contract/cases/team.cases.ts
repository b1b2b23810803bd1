import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { components } from "../../../../openapi";
import { season, teamBar } from "../../../../server/platform/db/schema/team";
import { archiveTeam } from "../../../../src/api/calls/archive-team";
import { closeSeason } from "../../../../src/api/calls/close-season";
import { decideJoinRequests } from "../../../../src/api/calls/decide-join-requests";
import { endMembership } from "../../../../src/api/calls/end-membership";
import { exportRoster } from "../../../../src/api/calls/export-roster";
import { keepSpots } from "../../../../src/api/calls/keep-spots";
import { liftBar } from "../../../../src/api/calls/lift-bar";
import { readJoinRequests } from "../../../../src/api/calls/read-join-requests";
import { readPhoneNumbers } from "../../../../src/api/calls/read-phone-numbers";
import { readRoster } from "../../../../src/api/calls/read-roster";
import { readTeam } from "../../../../src/api/calls/read-team";
import { readTeams } from "../../../../src/api/calls/read-teams";
import { reportLookAlike } from "../../../../src/api/calls/report-look-alike";
import { setSeason } from "../../../../src/api/calls/set-season";
import { startTeam } from "../../../../src/api/calls/start-team";
import { takeOverTeam } from "../../../../src/api/calls/take-over-team";
import { updateMembership } from "../../../../src/api/calls/update-membership";
import { updateTeam } from "../../../../src/api/calls/update-team";
import { withdrawJoinRequest } from "../../../../src/api/calls/withdraw-join-request";
import {
  addAdult,
  addChild,
  addJoinRequest,
  addMember,
  addPossibleDuplicate,
  addTeam,
} from "../../people/club";
import { contractCase, type Ready } from "../contract-case";
import {
  changed,
  elsewhere,
  force,
  idOf,
  personOf,
  plays,
  rolesAre,
  send,
  sendAs,
} from "../contract-changes";
import { adult, as } from "../contract-scenes";
import type { World } from "../contract-world";
import { childId, keyed, memberId, newTeam, otherUserId, requestId, teamId, versioned } from "../typical";

const spring = { name: "Spring", starts_on: "2027-02-15", ends_on: "2027-06-15" };

const fall = { name: "Fall", starts_on: "2026-08-15", ends_on: "2026-11-30" };

function showTeam({ name, sport, is_resting, my_standings }: components["schemas"]["Team"]) {
  return {
    name,
    sport,
    isResting: is_resting,
    roles: my_standings.flatMap(({ roles }) => [...roles].sort()),
  };
}

function showEntry({ shown_name, number, roles, guardians }: components["schemas"]["RosterEntry"]) {
  return { name: shown_name, number, roles, guardians: guardians?.map((guardian) => guardian.name) };
}

/** The team Comets; the caller is its manager and coach. */
async function ownTeam(world: World) {
  const person = await adult(world);
  const { id } = await addTeam(world, person.id, { roles: ["manager", "coach"] });
  return { ...as(person), id };
}

/** The same with a player Sam R., whose guardian has the caller's name. */
async function withSam(world: World, number: string | null = "7") {
  const { id, ...caller } = await ownTeam(world);
  const guardian = await addAdult(world, { phoneNumber: "+15550100200" });
  const sam = await addChild(world, [guardian.user.id]);
  const member = await addMember(world, id, { childId: sam.id, number });
  return { ...caller, path: { id, membership_id: member.id } };
}

/** The same with a join request for Sam R. */
async function withAsking(world: World) {
  const { id, ...caller } = await ownTeam(world);
  const guardian = await addAdult(world);
  const sam = await addChild(world, [guardian.user.id]);
  const { id: requestId } = await addJoinRequest(world, id, {
    userId: guardian.user.id,
    childId: sam.id,
  });
  return { ...caller, id, requestId };
}

const comets = { name: "Comets", sport: "soccer", isResting: false, roles: ["coach", "manager"] };

const sam = { name: "Sam R.", number: "7", roles: ["player"], guardians: ["Robin Reyes"] };

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

export const teamCases = {
  readTeams: contractCase({
    call: readTeams,
    typical: {},
    ready: async (world) => {
      const person = await adult(world);
      const { id } = await addTeam(world, (await addAdult(world)).user.id);
      const sam = await addChild(world, [person.id]);
      await addMember(world, id, { childId: sam.id });
      return as(person);
    },
    shows: ({ teams }) => teams.map(({ name, standings }) => [name, standings.map(({ via }) => via)]),
    expects: { typical: [["Comets", ["guardian"]]] },
  }),
  startTeam: contractCase({
    call: startTeam,
    typical: { header: keyed, body: newTeam },
    ready: async (world) => as(await adult(world)),
    shows: showTeam,
    expects: { typical: comets },
    provokes: {
      // The caller has left the team created under the key.
      TEAM_404: async (world, ready, callDirectly) => {
        await callDirectly();
        await force(
          world,
          sql`update membership set ended_at = now(), end_reason = 'left' where user_id = ${personOf(ready).id}`,
        );
      },
      REQUEST_422_REUSED: changed({ name: "Meteors" }),
      TEAM_403_TOO_MANY: async (world, ready) => {
        for (let count = 0; count < 20; count += 1) await addTeam(world, personOf(ready).id);
      },
    },
  }),
  readTeam: contractCase({
    call: readTeam,
    typical: { path: { id: teamId } },
    ready: async (world) => {
      const { id, ...caller } = await ownTeam(world);
      return { ...caller, input: { path: { id } } };
    },
    shows: showTeam,
    expects: { typical: comets },
  }),
  updateTeam: contractCase({
    call: updateTeam,
    typical: { path: { id: teamId }, header: versioned, body: { name: "Comets" } },
    ready: async (world) => {
      const { id, ...caller } = await ownTeam(world);
      return { ...caller, input: { path: { id } } };
    },
    shows: showTeam,
    expects: { typical: comets },
    provokes: { TEAM_401_UPDATE: plays },
  }),
  setSeason: contractCase({
    call: setSeason,
    typical: { path: { id: teamId }, header: versioned, body: fall },
    ready: async (world) => {
      const { id, ...caller } = await ownTeam(world);
      return {
        ...caller,
        input: { path: { id }, body: { name: "Fall", starts_on: "2026-08-15", ends_on: "2026-11-30" } },
      };
    },
    shows: (value) => ({ ...showTeam(value), seasons: value.seasons.map(({ name }) => name) }),
    expects: { typical: { ...comets, seasons: ["Fall"] } },
    provokes: { TEAM_401_UPDATE: plays },
  }),
  closeSeason: contractCase({
    call: closeSeason,
    typical: { path: { id: teamId }, header: { ...keyed, ...versioned }, body: { next: spring } },
    ready: async (world) => {
      const { id, ...caller } = await ownTeam(world);
      await world.services.db
        .insert(season)
        .values({ teamId: id, id: randomUUID(), name: "Fall", startsOn: "2026-08-15", endsOn: "2026-11-30" });
      return { ...caller, input: { path: { id } } };
    },
    shows: (value) => ({
      ...showTeam(value),
      seasons: value.seasons.map(({ name, closed_at }) => [name, closed_at !== null]),
    }),
    expects: {
      typical: {
        ...comets,
        seasons: [
          ["Spring", false],
          ["Fall", true],
        ],
      },
    },
    provokes: {
      TEAM_401_UPDATE: plays,
      SEASON_404: (world, ready) =>
        force(world, sql`update season set closed_at = now() where team_id = ${idOf(ready)}::uuid`),
      REQUEST_422_REUSED: changed({ next: { ...spring, name: "Summer" } }),
    },
  }),
  archiveTeam: contractCase({
    call: archiveTeam,
    typical: { path: { id: teamId }, header: versioned, body: { archived: false } },
    ready: async (world) => {
      const { id, ...caller } = await ownTeam(world);
      return { ...caller, input: { path: { id } } };
    },
    shows: (value) => ({ ...showTeam(value), archivedAt: value.archived_at }),
    expects: { typical: { ...comets, archivedAt: null } },
    provokes: { TEAM_401_DELETE: plays },
  }),
  takeOverTeam: contractCase({
    call: takeOverTeam,
    typical: { path: { id: teamId } },
    ready: async (world) => {
      const manager = await addAdult(world);
      const { id } = await addTeam(world, manager.user.id);
      const person = await adult(world);
      await addMember(world, id, { userId: person.id, roles: ["coach"] });
      await world.change(manager.user.id, { bannedAt: world.clock.now() });
      return { ...as(person), input: { path: { id } } };
    },
    shows: showTeam,
    expects: { typical: comets },
    provokes: {
      COLLABORATOR_401_UPDATE: async (world, ready) => {
        const manager = await addAdult(world);
        await addMember(world, idOf(ready), { userId: manager.user.id, roles: ["manager"] });
      },
    },
  }),
  readRoster: contractCase({
    call: readRoster,
    typical: { path: { id: teamId } },
    ready: async (world) => {
      const { path, ...caller } = await withSam(world);
      return { ...caller, input: { path: { id: path.id } } };
    },
    shows: ({ entries }) => entries.filter(({ kind }) => kind === "child").map(showEntry),
    expects: { typical: [sam] },
    provokes: { COLLABORATOR_401_REQUEST: rolesAre("{follower}") },
  }),
  exportRoster: contractCase({
    call: exportRoster,
    typical: { path: { id: teamId } },
    ready: async (world) => {
      const { path, ...caller } = await withSam(world);
      return { ...caller, input: { path: { id: path.id } } };
    },
    shows: ({ rows }) => rows.filter(({ guardians }) => guardians.length > 0),
    expects: {
      typical: [
        { shown_name: "Sam R.", number: "7", roles: ["player"], is_spot: false, guardians: ["Robin Reyes"] },
      ],
    },
    provokes: { COLLABORATOR_401_REQUEST: plays },
  }),
  keepSpots: contractCase({
    call: keepSpots,
    typical: {
      path: { id: teamId },
      header: keyed,
      body: { rows: [{ first_name: "Ada", last_initial: "K", number: "9" }] },
    },
    ready: async (world) => {
      const { id, ...caller } = await ownTeam(world);
      const email_addresses = ["kim@example.com", "lou@example.com"];
      const rows = [{ first_name: "Ada", last_initial: "K", number: "9", email_addresses }];
      return { ...caller, input: { path: { id }, body: { rows } } };
    },
    shows: ({ results }) =>
      results.map(({ row, membership_id, invited }) => [row, membership_id !== null, invited]),
    expects: { typical: [[0, true, 2]] },
    provokes: {
      COLLABORATOR_401_CREATE: plays,
      REQUEST_422_REUSED: changed({ rows: [{ first_name: "Leo", last_initial: "M" }] }),
      TEAM_403_FULL: (world, ready) => fill(world, ready, 149),
    },
  }),
  updateMembership: contractCase({
    call: updateMembership,
    typical: { path: { id: teamId, membership_id: memberId }, header: versioned, body: { number: "7" } },
    ready: async (world) => {
      const { path, ...caller } = await withSam(world, null);
      return { ...caller, input: { path } };
    },
    shows: showEntry,
    expects: { typical: sam },
    provokes: {
      COLLABORATOR_401_UPDATE: plays,
      COLLABORATOR_404: ofNobody,
      TEAM_403_FULL: async (world, ready) => {
        await promoted(world, ready);
        for (let count = 0; count < 11; count += 1) {
          const coach = await addAdult(world);
          await addMember(world, idOf(ready), { userId: coach.user.id, roles: ["coach"] });
        }
      },
      TEAM_403_TOO_MANY: async (world, ready) => {
        const grown = await promoted(world, ready);
        for (let count = 0; count < 20; count += 1) await addTeam(world, grown);
      },
      COLLABORATOR_409_NUMBER: async (world, ready) => {
        await addMember(world, idOf(ready), {
          spotFirstName: "Leo",
          spotLastInitial: "M",
          number: "7",
        });
      },
      COLLABORATOR_403_LAST_MANAGER: async (world, ready) => {
        await targetOneself(world, ready);
        ready.sending.tamper = withBody(ready, { roles: ["coach"] });
      },
    },
  }),
  endMembership: contractCase({
    call: endMembership,
    typical: { path: { id: teamId, membership_id: memberId }, header: versioned, body: { bar: false } },
    ready: async (world) => {
      const { path, ...caller } = await withSam(world);
      return { ...caller, input: { path } };
    },
    shows: ({ ended }) => ({ ended }),
    expects: { typical: { ended: true } },
    provokes: {
      COLLABORATOR_401_DELETE: plays,
      COLLABORATOR_404: ofNobody,
      COLLABORATOR_403_LAST_MANAGER: targetOneself,
    },
  }),
  readJoinRequests: contractCase({
    call: readJoinRequests,
    typical: { path: { id: teamId } },
    ready: async (world) => {
      const { id, sending, person } = await withAsking(world);
      return { sending, person, input: { path: { id } } };
    },
    shows: ({ items, next_after }) => ({
      asking: items.map(({ name, from, questions }) => [name, from.name, questions]),
      hasMore: next_after !== null,
    }),
    expects: { typical: { asking: [["Sam R.", "Robin Reyes", []]], hasMore: false } },
    provokes: {
      INVITATION_401_REQUEST: plays,
      REQUEST_400_INVALID: (_, ready) => sendAs(ready, (url) => `${url}?after=nonsense`),
    },
  }),
  decideJoinRequests: contractCase({
    call: decideJoinRequests,
    typical: {
      path: { id: teamId },
      header: keyed,
      body: { decisions: [{ request_id: requestId, decision: "approved" }] },
    },
    ready: async (world) => {
      const { id, requestId, sending, person } = await withAsking(world);
      const decisions = [{ request_id: requestId, decision: "approved" as const }];
      return { sending, person, input: { path: { id }, body: { decisions } } };
    },
    shows: ({ results }) => results.map(({ outcome }) => outcome),
    expects: { typical: ["approved"] },
    provokes: {
      INVITATION_401_UPDATE: plays,
      REQUEST_422_REUSED: changed({ is_all: true }),
      TEAM_403_FULL: (world, ready) => fill(world, ready, 149),
    },
  }),
  withdrawJoinRequest: contractCase({
    call: withdrawJoinRequest,
    typical: { path: { id: teamId, request_id: requestId } },
    ready: async (world) => {
      const person = await adult(world);
      const { id } = await addTeam(world, (await addAdult(world)).user.id);
      const request = await addJoinRequest(world, id, { userId: person.id });
      return { ...as(person), input: { path: { id, request_id: request.id } } };
    },
    shows: ({ ended }) => ({ ended }),
    expects: { typical: { ended: true } },
    provokes: { INVITATION_404: elsewhere(/(\/request_id\/)[^/]+/) },
  }),
  liftBar: contractCase({
    call: liftBar,
    typical: { path: { id: teamId, user_id: otherUserId } },
    ready: async (world) => {
      const { id, ...caller } = await ownTeam(world);
      const barred = await addAdult(world);
      await world.services.db.insert(teamBar).values({
        teamId: id,
        id: randomUUID(),
        userId: barred.user.id,
        createdBy: caller.person.id,
      });
      return { ...caller, input: { path: { id, user_id: barred.user.id } } };
    },
    shows: showTeam,
    expects: { typical: comets },
    provokes: {
      TEAM_401_UPDATE: plays,
      COLLABORATOR_404: elsewhere(/(\/bar\/user_id\/)[^/]+/),
    },
  }),
  readPhoneNumbers: contractCase({
    call: readPhoneNumbers,
    typical: { path: { id: teamId, membership_id: memberId } },
    ready: async (world) => {
      const { path, ...caller } = await withSam(world);
      return { ...caller, input: { path } };
    },
    shows: ({ items }) => items.map(({ name, phone_number }) => [name, phone_number]),
    expects: { typical: [["Robin Reyes", "+15550100200"]] },
    provokes: {
      COLLABORATOR_401_REQUEST: plays,
      COLLABORATOR_404: ofNobody,
    },
  }),
  reportLookAlike: contractCase({
    call: reportLookAlike,
    typical: {
      path: { id: teamId, membership_id: memberId },
      body: { child_id: childId },
    },
    ready: async (world) => {
      const person = await adult(world);
      const { id } = await addTeam(world, (await addAdult(world)).user.id);
      const sam = await addChild(world, [person.id]);
      await addMember(world, id, { childId: sam.id });
      const newcomer = await addChild(world, [(await addAdult(world)).user.id]);
      const told = await addPossibleDuplicate(world, id, { childId: sam.id, userId: person.id, newcomer });
      return {
        ...as(person),
        input: { path: { id, membership_id: told.membershipId }, body: { child_id: sam.id } },
      };
    },
    shows: ({ sent }) => ({ sent }),
    expects: { typical: { sent: true } },
    provokes: {
      COLLABORATOR_404: ofNobody,
      CHILD_404: (_, ready) => send(ready, { child_id: randomUUID() }),
    },
  }),
};
export type TeamOperation = keyof typeof teamCases;
