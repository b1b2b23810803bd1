import { and, eq, type SQL, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { takeOverLife } from "../../../domain/team/take-over";
import { orNull } from "../../platform/db/column-types";
import type { Queries } from "../../platform/db/database";
import { team } from "../../platform/db/schema/team";
import { livingManager } from "../../platform/db/schema/views";

/**
 * Of a team, as `t`: a valid take-over request. Its coach still coaches without managing, and asked within the
 * request's lifetime. Managers see it until one of them dismisses it.
 */
export const isTakeOverAsked = (now: SQL): SQL => sql`(
  t.archived_at is null and t.take_over_asked_at > ${now} - interval '${sql.raw(String(takeOverLife / 1000))} seconds'
  and exists (select from membership q join living_user l on l.id = q.user_id
    where q.team_id = t.id and q.user_id = t.take_over_by and q.ended_at is null
      and 'coach' = any (q.roles) and not 'manager' = any (q.roles)))`;

/** Of a team, as `t`: a manager joined or was seen since the request, which ends it. */
export const isTakeOverAnswered = sql`exists (
  select from living_manager h where h.team_id = t.id and (h.let_in_at >= t.take_over_asked_at
    or exists (select from session s where s.user_id = h.user_id and s.last_used_at >= t.take_over_asked_at)))`;

/** The caller holds the team's lock. `team_command` has no archived teams. */
export async function readCommand(
  tx: Queries,
  { teamId, now }: { teamId: string; now: Date },
): Promise<{ isResting: boolean; isUnseen: boolean; askedBy: string | null; askedAt: Date | null }> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const stands = sql`${isTakeOverAsked(at)} and not ${isTakeOverAnswered}`;
  const [row] = await tx
    .select({
      isResting: sql<boolean>`c.is_resting`,
      isUnseen: sql<boolean>`c.is_unseen`,
      askedBy: sql<string | null>`case when ${stands} then t.take_over_by end`,
      askedAt: sql`case when ${stands} then t.take_over_asked_at end`.mapWith(orNull(team.takeOverAskedAt)),
    })
    .from(sql`team_command c join team t on t.id = c.team_id`)
    .where(sql`t.id = ${teamId}::uuid`);
  if (!row) throw new Error("An archived team has no command.");
  return row;
}

/** The recipients of notices about the whole team. */
export async function findManagers(tx: Queries, teamId: string) {
  const { rows } = await tx.execute<{ user_id: string; first_name: string; mailbox_key: MailboxKey }>(sql`
    select u.id as user_id, coalesce(u.first_name, u.full_name) as first_name, u.mailbox_key
    from living_manager m join "user" u on u.id = m.user_id where m.team_id = ${teamId}::uuid order by u.id`);
  return rows.map((row) => ({
    userId: row.user_id,
    firstName: row.first_name,
    mailboxKey: row.mailbox_key,
  }));
}

/** Whether this person manages the team now; read under its lock. */
export async function isManager(
  tx: Queries,
  { teamId, userId }: { teamId: string; userId: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: livingManager.id })
    .from(livingManager)
    .where(and(eq(livingManager.teamId, teamId), eq(livingManager.userId, userId)));
  return row !== undefined;
}

export const askTakeOver = (tx: Queries, teamId: string, ask: { by: string; now: Date } | null) =>
  tx
    .update(team)
    .set({ takeOverBy: ask?.by ?? null, takeOverAskedAt: ask?.now ?? null })
    .where(eq(team.id, teamId));
