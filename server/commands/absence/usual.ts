import { longestUsual, usualUntil } from "../../../domain/absence/days";
import { isoDateOf } from "../../../domain/dates/calendar";
import { dayOf } from "../../../domain/dates/wall-time";
import {
  findTeamOfUsual,
  findUsual,
  hasSaidThreeYeses,
  lockTeamOfUsualForShare,
  lockUsual,
  type UsualRow,
  writeUsual,
} from "../../core/absence/usual.store";
import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { findPlayer } from "../../core/schedule/answer.store";
import { requireOpenTeam } from "../../core/team/team.store";
import type { TeamTarget } from "../../core/team/team-role";
import { dayAt } from "../../core/time/local-time";
import type { Queries, Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { readVersion } from "../../platform/http/version";
import { isOwnPlayer } from "../answer/answer-event";

interface UsualTarget extends TeamTarget {
  membershipId: string;
  ifMatch: string | undefined;
}

/** It begins today; one that holds gets another end, and counts again if it was paused. */
export async function saveUsual(
  services: Pick<Services, "now">,
  tx: Transaction,
  { until: requested, ...target }: UsualTarget & { until: string | undefined },
): Promise<UsualRow> {
  const { caller, teamId, membershipId } = target;
  const now = services.now();
  await lockTeamOfUsualForShare(tx, teamId);
  await requireOpenTeam(tx, teamId);
  const { team, today, kept, seen } = await enter(tx, target, now);
  if (!team.takesUsual) throw new Problem("TEAM_403_USUAL");
  const latest = usualUntil(today, team.seasonEnds);
  const until = requested ?? latest;
  if (until < today || until > latest)
    throw new Problem("REQUEST_400_INVALID", {
      fields: [{ field: "until", rule: until < today ? "minimum" : "maximum" }],
    });
  const holds = isHolding(kept, today);
  const isPaused = holds && kept.pausedAt !== null;
  if (holds && kept.until === until && !isPaused) return kept;
  if (seen !== (holds ? kept.version : 0)) throw new Problem("REQUEST_412_CHANGED");
  const earliest = isoDateOf(dayOf(until) - longestUsual);
  await writeUsual(
    tx,
    {
      teamId,
      membershipId,
      reportedBy: caller.userId,
      reportedAt: holds ? kept.reportedAt : now,
      since: holds && kept.since > earliest ? kept.since : holds ? earliest : today,
      until,
      pausedAt: null,
      confirmedAt: isPaused ? now : holds ? kept.confirmedAt : null,
      version: (kept?.version ?? 0) + 1,
    },
    now,
  );
  return read(tx, target);
}

/** The practices until today keep it. Its row stays for a while, so that its version goes on rising. */
export async function endUsual(
  services: Pick<Services, "now">,
  tx: Transaction,
  target: UsualTarget,
): Promise<void> {
  const now = services.now();
  const { today, kept, seen } = await enter(tx, target, now);
  if (!isHolding(kept, today)) return;
  if (seen !== kept.version) throw new Problem("REQUEST_412_CHANGED");
  const yesterday = isoDateOf(dayOf(today) - 1);
  const { reportedByName, ...row } = kept;
  await writeUsual(
    tx,
    {
      ...row,
      since: kept.since < today ? kept.since : yesterday,
      until: yesterday,
      version: kept.version + 1,
    },
    now,
  );
}

/** Guardians say it for a child, adult players for themselves; staff do not, for they answer event by event. */
async function enter(tx: Transaction, { caller, teamId, membershipId, ifMatch }: UsualTarget, now: Date) {
  const seen = readVersion(ifMatch);
  const team = await findTeamOfUsual(tx, teamId);
  if (!team) throw new Problem("TEAM_404");
  const player = isId(membershipId) ? await findPlayer(tx, { teamId, membershipId }) : undefined;
  if (!player?.roles.includes("player")) throw new Problem("COLLABORATOR_404");
  if (!isOwnPlayer(caller, membershipId)) throw new Problem("ANSWER_401_CREATE");
  const kept = await lockUsual(tx, { teamId, membershipId });
  return { team, today: dayAt(now, team.timeZone), kept, seen };
}

const isHolding = (kept: UsualRow | undefined, today: string): kept is UsualRow =>
  kept !== undefined && kept.until >= today;

async function read(tx: Queries, key: { teamId: string; membershipId: string }): Promise<UsualRow> {
  const row = await findUsual(tx, key);
  if (!row) throw new Error("A usual yes is gone.");
  return row;
}

/** Offered after the third yes in a row to one series, where the team takes it and none holds. */
export async function mayBeUsual(
  { db, now }: Pick<Services, "db" | "now">,
  key: { teamId: string; eventId: string; membershipId: string },
): Promise<boolean> {
  const team = await findTeamOfUsual(db, key.teamId);
  if (!team?.takesUsual || isHolding(await findUsual(db, key), dayAt(now(), team.timeZone))) return false;
  return hasSaidThreeYeses(db, key);
}
