import { randomUUID } from "node:crypto";
import { hidesSignsBesideEmoji } from "../../../domain/fields/emoji";
import { isTeamHuddleName } from "../../../domain/huddle/huddle-names";
import { daysAfterEvent, seatsOfGroup } from "../../../domain/huddle/limits";
import { mayTalk } from "../../../domain/huddle/talk-rights";
import type { components } from "../../../openapi";
import { isId, requireHuddle } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import {
  addHuddleMembers,
  changeHuddle,
  closeParted,
  countGrownUps,
  endHuddleMember,
  findEventHuddle,
  findGroupOf,
  findHuddle,
  findHuddleMembers,
  hasRoom,
  insertHuddle,
  isAnyBlocked,
  requireOpenHuddle,
} from "../../core/huddle/group.store";
import { lockTeamSequence } from "../../core/huddle/team-sequence.store";
import { addDings } from "../../core/notification/ding.store";
import { queuePushes } from "../../core/notification/push-queue.store";
import { findEvent } from "../../core/schedule/event.store";
import { findTeamName, requireOpenTeam } from "../../core/team/team.store";
import type { TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { expectVersion } from "../../platform/http/version";

type Clock = Pick<Services, "now">;

export interface GroupTarget extends TeamTarget {
  huddleId: string;
}

/** The same people get the group that they have: two of them always, more of them unless they ask for another title. */
export async function startGroup(
  { now }: Clock,
  tx: Transaction,
  { caller, teamId, body }: TeamTarget & { body: components["schemas"]["NewGroup"] },
): Promise<{ id: string }> {
  const { userId } = caller;
  if (!mayTalk(caller.teamRoles, "start_group")) throw new Problem("HUDDLE_401_CREATE");
  await lockTeamSequence(tx, teamId);
  await requireOpenTeam(tx, teamId);
  const others = body.user_ids;
  if (others.includes(userId)) throw new Problem("COLLABORATOR_404");
  if ((await countGrownUps(tx, teamId, [userId])) === 0) throw new Problem("HUDDLE_401_CREATE");
  await requireCompany(tx, teamId, others, [userId]);
  const title = await titleOf(tx, teamId, body.title ?? null);
  const userIds = [userId, ...others];
  const known = await findGroupOf(tx, teamId, { userIds, title: others.length === 1 ? null : title });
  if (known !== undefined) return { id: known };
  if (!(await hasRoom(tx, teamId, userId))) throw new Problem("HUDDLE_403_FULL");
  const at = now();
  const id = await insertHuddle(tx, { teamId, kind: "group", title, eventId: null, by: userId, now: at });
  await addHuddleMembers(tx, { teamId, huddleId: id }, { userIds, by: userId, now: at, since: 0 });
  await queueAddedDings(tx, { teamId, huddleId: id }, { userIds: others, by: userId, now: at });
  return { id };
}

/** Grown-ups of the team, of whom none has blocked another: who is blocked is as absent as a stranger. */
async function requireCompany(
  tx: Transaction,
  teamId: string,
  newcomers: readonly string[],
  present: readonly string[],
): Promise<void> {
  // Both are read in any case, so that who is blocked takes as long as a stranger.
  const grownUps = await countGrownUps(tx, teamId, newcomers);
  const isBlocked = await isAnyBlocked(tx, newcomers, present);
  if (grownUps !== newcomers.length || isBlocked) throw new Problem("COLLABORATOR_404");
}

/** Tidied. Refused if it hides signs, or reads like one of the team's own huddles. */
async function titleOf(tx: Transaction, teamId: string, given: string | null): Promise<string | null> {
  if (given === null) return null;
  const refuse = (rule: string) => new Problem("REQUEST_400_INVALID", { fields: [{ field: "title", rule }] });
  if (hidesSignsBesideEmoji(given)) throw refuse("unseen");
  const teamName = await findTeamName(tx, teamId);
  if (teamName !== undefined && isTeamHuddleName(given, teamName)) throw refuse("reserved");
  return given.replace(/\s+/g, " ").trim();
}

/** Locks the sequence and reads the group; other huddles have no title and no members to change. */
async function lockGroup(tx: Transaction, { caller, teamId, huddleId }: GroupTarget) {
  if (!isId(huddleId)) throw new Problem("HUDDLE_404");
  await lockTeamSequence(tx, teamId);
  await requireHuddle(tx, { teamId, huddleId, userId: caller.userId });
  const row = await findHuddle(tx, { teamId, huddleId });
  if (row.kind !== "group") throw new Problem("HUDDLE_401_UPDATE");
  return row;
}

export async function renameGroup(
  { now }: Clock,
  tx: Transaction,
  { title, ifMatch, ...target }: GroupTarget & { title: string | null; ifMatch: string | undefined },
): Promise<void> {
  const row = await lockGroup(tx, target);
  await requireOpenHuddle(tx, target, now());
  expectVersion(ifMatch, row.version);
  await changeHuddle(tx, target, { title: await titleOf(tx, target.teamId, title) });
}

export async function closeGroup(
  { now }: Clock,
  tx: Transaction,
  { ifMatch, ...target }: GroupTarget & { ifMatch: string | undefined },
): Promise<void> {
  const row = await lockGroup(tx, target);
  const { userId, teamRoles } = target.caller;
  if (row.createdBy !== userId && !mayTalk(teamRoles, "close_group")) throw new Problem("HUDDLE_401_UPDATE");
  await requireOpenHuddle(tx, target, now());
  expectVersion(ifMatch, row.version);
  await changeHuddle(tx, target, { closedAt: now(), closedBy: userId });
}

/** Somebody who is there already stays as they are. Who left by themselves is not brought in again. */
export async function bringIn(
  { now }: Clock,
  tx: Transaction,
  { userIds, ...target }: GroupTarget & { userIds: readonly string[] },
): Promise<{ id: string }> {
  const row = await lockGroup(tx, target);
  const at = now();
  await requireOpenHuddle(tx, target, at);
  const huddleMembers = await findHuddleMembers(tx, target);
  const present = huddleMembers.filter(({ leftAt }) => leftAt === null).map(({ userId }) => userId);
  const newcomers = userIds.filter((userId) => !present.includes(userId));
  if (newcomers.length === 0) return { id: row.id };
  if (huddleMembers.some(({ userId, leftBy }) => newcomers.includes(userId) && leftBy === userId))
    throw new Problem("COLLABORATOR_404");
  await requireCompany(tx, target.teamId, newcomers, present);
  if (present.length + newcomers.length > seatsOfGroup) throw new Problem("HUDDLE_403_FULL");
  const by = target.caller.userId;
  await addHuddleMembers(tx, target, { userIds: newcomers, by, now: at, since: row.lastSeq });
  await changeHuddle(tx, target);
  await queueAddedDings(tx, target, { userIds: newcomers, by, now: at });
  return { id: row.id };
}

async function queueAddedDings(
  tx: Transaction,
  { teamId, huddleId }: { teamId: string; huddleId: string },
  { userIds, by, now }: { userIds: readonly string[]; by: string; now: Date },
) {
  await addDings(tx, { userIds, kind: "seated", teamId, about: { huddle_id: huddleId, user_id: by }, now });
  const ring = { kind: "seated", team_id: teamId, huddle_id: huddleId, up_to: 0, rung: [] } as const;
  const source = randomUUID();
  await queuePushes(
    tx,
    userIds.map((userId) => ({ userId, ring, source, dueAt: now })),
    now,
  );
}

/** Staff take out anybody, everybody themselves, also where nothing can be said any more. */
export async function takeOut(
  { now }: Clock,
  tx: Transaction,
  { userId, ...target }: GroupTarget & { userId: string },
): Promise<void> {
  await lockGroup(tx, target);
  const by = target.caller.userId;
  if (userId !== by && !mayTalk(target.caller.teamRoles, "take_out")) throw new Problem("HUDDLE_401_UPDATE");
  const huddleMembers = await findHuddleMembers(tx, target);
  if (!huddleMembers.some((each) => each.userId === userId && each.leftAt === null))
    throw new Problem("COLLABORATOR_404");
  const at = now();
  await endHuddleMember(tx, target, { userId, by, now: at });
  await changeHuddle(tx, target);
  await closeParted(tx, target.teamId, at);
}

/** Opened by the first who wants it; everybody after gets the same. */
export async function openEventHuddle(
  { now }: Clock,
  tx: Transaction,
  { caller, teamId, eventId }: TeamTarget & { eventId: string },
): Promise<string> {
  if (!mayTalk(caller.teamRoles, "open_event_huddle")) throw new Problem("HUDDLE_401_CREATE");
  if (!isId(eventId)) throw new Problem("EVENT_ITEM_404");
  await lockTeamSequence(tx, teamId);
  const event = await findEvent(tx, { teamId, id: eventId });
  if (!event) throw new Problem("EVENT_ITEM_404");
  if ((await countGrownUps(tx, teamId, [caller.userId])) === 0) throw new Problem("HUDDLE_401_CREATE");
  const known = await findEventHuddle(tx, teamId, eventId);
  if (known !== undefined) return known;
  await requireOpenTeam(tx, teamId);
  const at = now();
  const end = event.endsAt.getTime() + daysAfterEvent * 24 * 3_600_000;
  if (end <= at.getTime()) throw new Problem("HUDDLE_403_INACTIVE");
  return insertHuddle(tx, { teamId, kind: "event", title: null, eventId, by: caller.userId, now: at });
}
