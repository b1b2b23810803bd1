import { and, asc, eq, lt, sql } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
import type { Queries } from "../../platform/db/database";
import { ago, momentOf, mostInARound, mostWithParts, type Round } from "../../platform/db/rounds";
import { team } from "../../platform/db/schema/team";
import { writeAuditLine } from "../audit/audit.store";
import { removeFormerMemberRows } from "../huddle/former-member-rows.store";

export const teamRounds = {
  join_requests_expired: (now) => sql`
    update join_request r set decided_at = ${momentOf(now)}, decision = 'expired' from (
      select o.team_id, o.id from join_request o
      where o.decided_at is null and o.created_at <= ${ago(now, { days: retention.openRequestDays })}
      limit ${mostInARound} for update skip locked) old
    where r.team_id = old.team_id and r.id = old.id returning r.id`,
  join_requests_decided: (now) => sql`
    delete from join_request r using (
      select o.team_id, o.id from join_request o where o.decided_at < ${ago(now, { days: retention.decidedRequestDays })}
      limit ${mostInARound} for update skip locked) old
    where r.team_id = old.team_id and r.id = old.id returning r.id`,
  memberships_ended: (now) => sql`
    with old as (
      select o.team_id, o.id, o.user_id, o.child_id from membership o
      where o.ended_at < ${ago(now, { months: retention.endedMembershipMonths })}
      limit ${mostWithParts} for update skip locked),
    gone as (delete from membership m using old where m.team_id = old.team_id and m.id = old.id returning m.id),
    ${removeFormerMemberRows({
      of: sql`(k.team_id, k.user_id) in (
        select old.team_id, old.user_id from old where old.user_id is not null
        union select old.team_id, g.user_id from old join guardianship g on g.child_id = old.child_id)`,
      goneMemberships: sql`select old.id from old`,
    })}
    select id from gone`,
  spots_ended: (now) => sql`
    delete from membership m using (
      select o.team_id, o.id from membership o
      where o.spot_first_name is not null and o.ended_at < ${ago(now, { days: retention.endedSpotDays })}
      limit ${mostInARound} for update skip locked) old
    where m.team_id = old.team_id and m.id = old.id returning m.id`,
  bars_lifted: () => sql`
    delete from team_bar b using (
      select o.team_id, o.id from team_bar o where o.lifted_at is not null
      limit ${mostInARound} for update skip locked) old
    where b.team_id = old.team_id and b.id = old.id returning b.id`,
  bars_old: (now) => sql`
    delete from team_bar b using (
      select o.team_id, o.id from team_bar o where o.created_at < ${ago(now, { months: retention.barMonths })}
      limit ${mostInARound} for update skip locked) old
    where b.team_id = old.team_id and b.id = old.id returning b.id`,
} satisfies Record<string, Round>;

/** With the lock of the team, which whoever takes a spot holds; a team that somebody changes is left for the next round. */
export const spotRounds = {
  untouched: (now) => sql`
    delete from membership m using (
      select o.team_id, o.id from membership o join team t on t.id = o.team_id
      where o.ended_at is null and o.spot_first_name is not null
        and o.touched_at < ${ago(now, { days: retention.untouchedSpotDays })}
        and not exists (select from season s
          where s.team_id = o.team_id and s.closed_at is null and o.created_at < s.ends_on + 2)
      limit ${mostWithParts} for no key update of t skip locked for update of o skip locked) old
    where m.team_id = old.team_id and m.id = old.id returning m.team_id, m.id`,
  // The day before yesterday, in UTC, is over everywhere. Spots kept after it are for the next season, whose name comes later.
  season_over: (now) => sql`
    delete from membership m using (
      select o.team_id, o.id from season s join team t on t.id = s.team_id join membership o on o.team_id = s.team_id
      where s.closed_at is null and s.ends_on < ${now.toISOString().slice(0, 10)}::date - 1
        and o.created_at < s.ends_on + 2 and o.ended_at is null and o.spot_first_name is not null
      limit ${mostWithParts} for no key update of t skip locked for update of o skip locked) old
    where m.team_id = old.team_id and m.id = old.id returning m.team_id, m.id`,
} satisfies Record<string, Round>;

/** Spots that nobody took, with their invitations. Returns how many. */
export async function eraseSpots(tx: Queries, round: Round, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ team_id: string; id: string }>(round(now));
  for (const { team_id: teamId, id } of rows)
    await writeAuditLine(tx, {
      action: "membership.ended",
      auditRole: "upkeep",
      teamId,
      detail: { membership_id: id, reason: "spot_expired" },
    });
  return rows.length;
}

const isOver = (now: Date) => lt(team.archivedAt, ago(now, { months: retention.archivedTeamMonths }));

export const archivedTeams = (db: Queries, now: Date) =>
  db.select({ id: team.id }).from(team).where(isOver(now)).orderBy(asc(team.archivedAt)).limit(mostInARound);

/** With everything that belongs to it. Not if another server is at it, or it was brought back. */
export async function eraseTeam(tx: Queries, id: string, now: Date): Promise<void> {
  const [locked] = await tx
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.id, id), isOver(now)))
    .for("update", { skipLocked: true });
  if (!locked) return;
  await tx.delete(team).where(eq(team.id, id));
  await writeAuditLine(tx, { action: "team.erased", auditRole: "upkeep", teamId: id });
}
