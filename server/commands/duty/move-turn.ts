import type { TurnMoveName, TurnState } from "../../../domain/duty/duty";
import { isFor } from "../../../domain/duty/duty-events";
import { mayOnDuties } from "../../../domain/duty/duty-rights";
import { setDays } from "../../../domain/duty/limits";
import { isForStaff, judgeMove } from "../../../domain/duty/turn-moves";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { findDuty } from "../../core/duty/duty.store";
import { lockTurn, savePlanned, saveTurn, type TurnRow } from "../../core/duty/turn.store";
import { markEventDingsRead } from "../../core/notification/ding.store";
import { isOwnStill, lockSubjectForShare } from "../../core/schedule/answer.store";
import { type EventRow, lockEventForShare } from "../../core/schedule/event.store";
import { lockTeam } from "../../core/team/team.store";
import type { Caller } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { isUniqueViolation } from "../../platform/db/fault";
import { Problem } from "../../platform/http/problem";
import { type DutySeason, readDutySeason } from "../../reads/duty/season";
import { comersOf, turnInReturn } from "../../reads/duty/share-season";
import { evenOut, settledAt } from "./even-out";

export interface TurnTarget {
  teamId: string;
  eventId: string;
  body: components["schemas"]["TurnMove"];
}

export interface Mover {
  userId: string;
  teamRoles: Caller["teamRoles"];
  /** The mover, and the children whom they guard. */
  players: readonly string[];
}

const day = 86_400_000;

/**
 * One press on a turn. Under the team's lock, so that of two who take a turn one has it, and nobody has two at an event. The version is that of the
 * turn on the screen; what is so already stays so.
 */
export async function moveTurn(
  { now }: Pick<Services, "now">,
  tx: Transaction,
  { mover, teamId, eventId, body }: TurnTarget & { mover: Mover },
): Promise<void> {
  const at = now();
  const { move, duty_id: dutyId, slot } = body;
  requireRight(mover, move);
  const team = await lockTeam(tx, teamId);
  if (team.archivedAt !== null) throw new Problem("TEAM_403_ARCHIVED");
  const event = isId(eventId) ? await lockEventForShare(tx, { teamId, id: eventId }) : undefined;
  if (!event) throw new Problem("EVENT_ITEM_404");
  const duty = isId(dutyId) ? await findDuty(tx, teamId, dutyId) : undefined;
  if (!duty || !isFor(duty, event) || slot > duty.families) throw new Problem("STEP_404");
  requireOpen(event, move, at);
  // Before the turns, as for an answer or an absence, which offer them.
  const players = isForStaff(move) ? [] : await lockOwn(tx, { teamId, mover });

  const key = { teamId, eventId, dutyId, slot };
  const kept = await lockTurn(tx, key);
  const season = await readDutySeason(tx, { teamId, now: at, isLocked: true });
  const { owner, family } = readOwner(season, { players, body, kept });
  const state = kept?.state ?? "open";
  const isOwn =
    family !== undefined && kept?.membershipId != null && season.familyOf.get(kept.membershipId) === family;
  const outcome = judgeMove(move, { state, isOwn });
  if (outcome === "refused") throw new Problem("EVENT_PARTY_MEMBER_401_UPDATE");
  if (!isForStaff(move)) await markEventDingsRead(tx, mover.userId, { eventIds: [eventId], now: at });
  if (outcome === "same") return;
  if (outcome === "gone" || body.version !== (kept?.version ?? 0))
    throw new Problem("EVENT_PARTY_MEMBER_409_TAKEN");
  const isForOther = !isOwn && family !== undefined;
  if (isForOther && move === "take" && isOut(season, { eventId, family }))
    throw new Problem("EVENT_PARTY_MEMBER_404");
  if (isForOther && hasAnother(season, { eventId, family }))
    throw new Problem("EVENT_PARTY_MEMBER_409_CONFLICT");

  const holder = isOwn ? (kept?.membershipId ?? owner) : owner;
  const traded =
    move === "take" && state === "offered" && !isOwn ? tradeOf(season, { kept, family, at }) : undefined;
  const settled = {
    membershipId: isForNobody(outcome) ? null : (holder ?? null),
    ...{ state: outcome, reason: null, byUser: mover.userId },
    dueAt: outcome === "offered" ? settledAt(at) : null,
  };
  await saveTurn(tx, key, settled, { now: at }).catch((fault: unknown) => {
    throw isUniqueViolation(fault, "duty_turn_once") ? new Problem("EVENT_PARTY_MEMBER_409_CONFLICT") : fault;
  });
  if (traded) await savePlanned(tx, teamId, [traded], { now: at, dueAt: settledAt(at) });
  if (move !== "keep" && move !== "offer") await evenOut(tx, { teamId, now: at });
}

function requireRight({ teamRoles }: Mover, move: TurnMoveName): void {
  if (!mayOnDuties(teamRoles, isForStaff(move) ? "set_turns" : "move_own"))
    throw new Problem("EVENT_PARTY_MEMBER_401_UPDATE");
}

/** Families until it is over; staff set who really did it for some days more. */
function requireOpen(event: EventRow, move: TurnMoveName, now: Date): void {
  if (event.status === "called_off") throw new Problem("EVENT_ITEM_403_CALLED_OFF");
  const end = event.endsAt.getTime() + (isForStaff(move) ? setDays * day : 0);
  if (end <= now.getTime()) throw new Problem("EVENT_ITEM_403_OVER");
}

/** The mover's players, as they are until the commit. */
async function lockOwn(
  tx: Transaction,
  { teamId, mover: { userId, players } }: { teamId: string; mover: Mover },
): Promise<string[]> {
  const own: string[] = [];
  for (const membershipId of [...players].sort()) {
    await lockSubjectForShare(tx, { teamId, membershipId });
    if (await isOwnStill(tx, { teamId, membershipId }, userId)) own.push(membershipId);
  }
  return own;
}

/** Whose turn it is to be: the player, and the place of the family. For keeping and offering it is who has it. */
function readOwner(
  season: DutySeason,
  {
    players,
    body,
    kept,
  }: { players: readonly string[]; body: TurnTarget["body"]; kept: TurnRow | undefined },
): { owner?: string; family?: number } {
  const { move, membership_id: named } = body;
  if (move === "off" || move === "open") return {};
  const { owner, place } =
    move === "set" || move === "take"
      ? requireFamily(season, named)
      : { owner: undefined, place: season.familyOf.get(kept?.membershipId ?? "") };
  if (move === "set") return { ...(owner && { owner }), ...(place !== undefined && { family: place }) };
  const own = players.find((id) => (owner === undefined ? season.familyOf.get(id) === place : id === owner));
  if (own === undefined || place === undefined) throw new Problem("EVENT_PARTY_MEMBER_401_UPDATE");
  return { owner: own, family: place };
}

function requireFamily(
  season: DutySeason,
  membershipId: string | undefined,
): { owner: string; place: number } {
  if (membershipId === undefined)
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "membership_id", rule: "required" }] });
  const place = season.familyOf.get(membershipId);
  if (place === undefined) throw new Problem("COLLABORATOR_404");
  return { owner: membershipId, place };
}

const isForNobody = (state: TurnState) => state === "open" || state === "off";

const hasAnother = (
  { turns, familyOf }: DutySeason,
  { eventId, family }: { eventId: string; family: number },
): boolean =>
  turns.some(
    (turn) =>
      turn.eventId === eventId && turn.membershipId !== null && familyOf.get(turn.membershipId) === family,
  );

/** Nobody of the family comes: the turn would be on offer again at once. Staff still set it, for who brings it all the same. */
const isOut = (
  { families }: DutySeason,
  { eventId, family }: { eventId: string; family: number },
): boolean => {
  const taker = families[family];
  return taker !== undefined && comersOf(taker, eventId).length === 0;
};

/** The taker's next planned turn goes to the family that offered. */
function tradeOf(
  season: DutySeason,
  { kept, family: taker, at }: { kept: TurnRow | undefined; family: number | undefined; at: Date },
) {
  const giver = season.familyOf.get(kept?.membershipId ?? "");
  if (giver === undefined || taker === undefined) return undefined;
  const given = turnInReturn(season, { giver, taker, now: at });
  const family = season.families[giver];
  const player = given && family && comersOf(family, given.eventId)[0];
  if (!player) return undefined;
  const { eventId, dutyId, slot } = given;
  return { eventId, dutyId, slot, membershipId: player.membershipId, reason: "evened" as const };
}
