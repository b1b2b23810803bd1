import { mayOnSchedule } from "../../../domain/schedule/schedule-rights";
import type { Transaction } from "../../platform/db/database";
import { type MessageCode, Problem } from "../../platform/http/problem";
import { writeAuditLine } from "../audit/audit.store";
import { type LockedTeam, lockTeam } from "../team/team.store";
import { auditRole, type TeamTarget } from "../team/team-role";
import type { EventRow } from "./event.store";
import { findVenue } from "./venue.store";

const hour = 3_600_000;

/** Locks an active team after checking that the caller may change its schedule. */
export async function lockTeamForScheduleChange(
  tx: Transaction,
  { caller, teamId }: TeamTarget,
  refusal: MessageCode,
): Promise<LockedTeam> {
  if (!mayOnSchedule(caller.teamRoles, "change_events")) throw new Problem(refusal);
  const team = await lockTeam(tx, teamId);
  if (team.archivedAt !== null) throw new Problem("TEAM_403_ARCHIVED");
  if (team.isResting) throw new Problem(refusal);
  return team;
}

/** Whether an event can be deleted without a trace: for a day, if it is far enough ahead and no family knows of it. */
export const mayTakeBack = (
  event: Pick<EventRow, "createdAt" | "startsAt">,
  isKnown: boolean,
  now: Date,
): boolean =>
  !isKnown &&
  now.getTime() - event.createdAt.getTime() < 24 * hour &&
  event.startsAt.getTime() - now.getTime() > 48 * hour;

export async function requireVenue(tx: Transaction, teamId: string, venueId: string | null): Promise<void> {
  if (venueId !== null && !(await findVenue(tx, teamId, venueId))) throw new Problem("VENUE_404");
}

export const writeScheduleAudit = (
  tx: Transaction,
  { caller, teamId }: TeamTarget,
  action: string,
  detail: Record<string, unknown>,
) => writeAuditLine(tx, { action, actorId: caller.userId, auditRole: auditRole(caller), teamId, detail });
