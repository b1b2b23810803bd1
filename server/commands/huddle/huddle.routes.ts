import { type HuddleTarget, isId, requireHuddle } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { readSeenHuddle, readSeenHuddles, type SeenHuddle } from "../../core/huddle/huddle.store";
import { readPeople } from "../../core/huddle/people.store";
import { moveRead, mute } from "../../core/huddle/read-position.store";
import { markHuddleDingsRead } from "../../core/notification/ding.store";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Handlers } from "../../platform/http/contract";
import { replyWithETag } from "../../platform/http/etag";
import { idempotentCall } from "../../platform/http/idempotent-call";
import { Problem } from "../../platform/http/problem";
import { tagVersion } from "../../platform/http/version";
import { presentHuddle, presentListedHuddle } from "../../reads/huddle/present-huddle";
import { countPings } from "../../reads/pings/pings.store";
import { readReaders } from "../../reads/roster/readers";
import { requireHuddleAccess } from "./enter";
import { bringIn, closeGroup, openEventHuddle, renameGroup, startGroup, takeOut } from "./groups";

export const huddleHandlers = (services: Services) =>
  ({
    async readHuddles(request, reply) {
      const { db, now } = services;
      const rows = await readSeenHuddles(db, { userId: request.viewer.user.id, now: now() });
      const body = {
        huddles: rows.map(presentListedHuddle),
        people: await readPeople(db, rows.flatMap(peopleOf)),
        as_of: [...new Map(rows.map(({ team_id, as_of }) => [team_id, as_of]))].map(([team_id, at]) => ({
          team_id,
          at,
        })),
      };
      return replyWithETag(request, reply, body);
    },

    async startGroup(request) {
      const target = await enter(services, request);
      const { body } = request;
      const { id } = await idempotentCall(services, request, "startGroup", (tx) =>
        startGroup(services, tx, { ...target, body }),
      );
      return seenBy(services, target.caller.userId, target.teamId, id);
    },

    async readHuddle(request, reply) {
      const { userId, teamId, huddleId } = targetOf(request);
      return replyWithETag(request, reply, await seenBy(services, userId, teamId, huddleId));
    },

    async renameGroup(request, reply) {
      const target = await enterAs(services, request);
      const change = { title: request.body.title, ifMatch: request.headers["if-match"] };
      await services.db.transaction((tx) => renameGroup(services, tx, { ...target, ...change }));
      const body = await seenBy(services, target.caller.userId, target.teamId, target.huddleId);
      tagVersion(reply, body.version);
      return body;
    },

    async closeGroup(request, reply) {
      const target = await enterAs(services, request);
      const ifMatch = request.headers["if-match"];
      await services.db.transaction((tx) => closeGroup(services, tx, { ...target, ifMatch }));
      const body = await seenBy(services, target.caller.userId, target.teamId, target.huddleId);
      tagVersion(reply, body.version);
      return body;
    },

    async readReaders(request, reply) {
      const { caller, teamId, huddleId } = await enterAs(services, request);
      const isToPick = request.query.to === "pick";
      const body = await readReaders(services.db, {
        caller,
        teamId,
        huddleId,
        isToPick,
        now: services.now(),
      });
      return replyWithETag(request, reply, body);
    },

    async bringIn(request) {
      const target = await enterAs(services, request);
      const { user_ids: userIds } = request.body;
      await idempotentCall(services, request, "bringIn", (tx) =>
        bringIn(services, tx, { ...target, userIds }),
      );
      return seenBy(services, target.caller.userId, target.teamId, target.huddleId);
    },

    async takeOut(request) {
      const target = await enterAs(services, request);
      const { user_id: userId } = request.params;
      await services.db.transaction((tx) => takeOut(services, tx, { ...target, userId }));
      return { done: true };
    },

    async openEventHuddle(request) {
      const target = await enter(services, request);
      const { event_id: eventId } = request.params;
      const id = await services.db.transaction((tx) => openEventHuddle(services, tx, { ...target, eventId }));
      return seenBy(services, target.caller.userId, target.teamId, id);
    },

    async moveMarker(request) {
      const target = targetOf(request);
      const { userId, huddleId } = target;
      const { read_seq: seq, muted_until: until } = request.body;
      await requireHuddle(services.db, target);
      if (seq !== undefined && (await moveRead(services.db, target, seq)))
        await markHuddleDingsRead(services.db, userId, { huddleId, now: services.now() });
      if (until !== undefined) await mute(services.db, target, until === null ? null : momentOf(until));
      return countPings(services.db, userId, services.now());
    },
  }) satisfies Partial<Handlers>;

interface TeamRequest {
  viewer: { user: { id: string } };
  params: { id: string };
}

async function enter({ db }: Services, { viewer, params }: TeamRequest) {
  return { caller: await requireTeamAccess(db, viewer.user.id, params.id), teamId: params.id };
}

interface HuddleRequest extends TeamRequest {
  params: { id: string; huddle_id: string };
}

const targetOf = ({ viewer, params }: HuddleRequest): HuddleTarget => ({
  teamId: params.id,
  huddleId: params.huddle_id,
  userId: viewer.user.id,
});

async function enterAs({ db }: Services, request: HuddleRequest) {
  const { teamId, huddleId, userId } = targetOf(request);
  return { caller: await requireHuddleAccess(db, { teamId, huddleId, userId }), teamId, huddleId };
}

async function seenBy({ db, now }: Services, userId: string, teamId: string, huddleId: string) {
  const target = { teamId, huddleId, userId };
  const row = isId(teamId) && isId(huddleId) ? await readSeenHuddle(db, target, now()) : undefined;
  if (!row) throw new Problem("HUDDLE_404");
  return presentHuddle(row);
}

const peopleOf = ({ team_id: teamId, last, others }: SeenHuddle) => [
  ...(last ? [{ teamId, userId: last.author_id }] : []),
  ...(others ?? []).map(({ user_id: userId }) => ({ teamId, userId })),
];

/** Years that PostgreSQL and the contract's dates can both hold. */
function momentOf(text: string): Date {
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  if (!(year >= 1970 && year <= 9999))
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "muted_until", rule: "range" }] });
  return moment;
}
