import { and, eq, isNull, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { Queries } from "../../platform/db/database";
import { mostInARound } from "../../platform/db/rounds";
import { team } from "../../platform/db/schema/team";
import { writeAuditLine } from "../audit/audit.store";
import { changeTeam } from "./team.store";

// Teams without an event, a season's end, a newcomer or a message. An event takes 14 days at most.

export const findInactiveTeams = async (db: Queries, before: string): Promise<{ id: string }[]> =>
  (await db.execute<{ id: string }>(inactiveTeamsStatement(before))).rows;

export const inactiveTeamsStatement = (before: string) => sql`
  select t.id from team t
  where t.archived_at is null and t.created_at < ${before}::date + 1
    and not exists (select from inactivity_notice n where n.team_id = t.id)
    and not exists (select from season s where s.team_id = t.id and s.ends_on > ${before}::date)
    and not exists (select from event e
      where e.team_id = t.id and e.first_day > ${before}::date - 14 and e.last_day > ${before}::date)
    and not exists (select from membership m where m.team_id = t.id and m.let_in_at >= ${before}::date + 1)
    and not exists (select from huddle h join message x on x.team_id = h.team_id and x.huddle_id = h.id and x.seq = h.last_seq
      where h.team_id = t.id and x.made_at >= ${before}::date + 1)
  limit ${mostInARound}`;

/** False if it is archived or another server is at it. */
export async function lockInactiveTeam(tx: Queries, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.id, id), isNull(team.archivedAt)))
    .for("update", { skipLocked: true });
  return rows.length > 0;
}

export async function readTeamInactiveSince(tx: Queries, id: string): Promise<string | null> {
  const { rows } = await tx.execute<{ since: string }>(sql`
    select greatest(
      t.created_at::date,
      (select max(s.ends_on) from season s where s.team_id = t.id),
      (select max(e.last_day) from event e where e.team_id = t.id),
      (select max(m.let_in_at)::date from membership m where m.team_id = t.id),
      (select max(x.made_at)::date from huddle h join message x on x.team_id = h.team_id and x.huddle_id = h.id and x.seq = h.last_seq
        where h.team_id = t.id))::text as since
    from team t where t.id = ${id}::uuid`);
  return rows[0]?.since ?? null;
}

/** The managers; of a team without any its coaches. */
export async function readStaffToTell(tx: Queries, id: string) {
  const { rows } = await tx.execute<{ mailbox_key: MailboxKey; name: string; team_name: string }>(sql`
    select u.mailbox_key, coalesce(u.first_name, split_part(u.full_name, ' ', 1)) as name, t.name as team_name
    from membership m join living_user l on l.id = m.user_id join "user" u on u.id = m.user_id join team t on t.id = m.team_id
    where m.team_id = ${id}::uuid and m.ended_at is null and m.roles && '{coach,manager}'
      and ('manager' = any (m.roles) or not exists (select from living_manager o where o.team_id = m.team_id))
    order by m.let_in_at, m.id`);
  return rows.map((row) => ({ to: row.mailbox_key, name: row.name, teamName: row.team_name }));
}

/** Closed for changes; everybody in it still reads it until it is erased. */
export async function archiveInactiveTeam(tx: Queries, id: string, now: Date): Promise<void> {
  const version = await changeTeam(tx, id, { archivedAt: now });
  await writeAuditLine(tx, { action: "team.archived", auditRole: "upkeep", teamId: id, detail: { version } });
}
