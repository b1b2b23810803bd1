import { and, asc, count, eq, gt, gte, isNotNull, isNull, lt, lte, notExists, sql } from "drizzle-orm";
import { leaveTime, reminderTime, stayMargin } from "../../../domain/account-deletion/deletion";
import type { UserRow } from "../../core/account/account.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import { removeChildProfile } from "../../core/family/child.store";
import { changeTeam } from "../../core/team/team.store";
import type { Queries } from "../../platform/db/database";
import { mostInARound } from "../../platform/db/rounds";
import { user } from "../../platform/db/schema/account";
import { child, circleRequest } from "../../platform/db/schema/family";
import { invitation } from "../../platform/db/schema/invitation";
import { link } from "../../platform/db/schema/mail";
import { joinRequest, team } from "../../platform/db/schema/team";

interface By {
  by: string;
  now: Date;
}

/** Children and teams that nobody else answers for go with the account, at the same moment: by it an undo finds them. */
export async function deleteDependants(
  tx: Queries,
  { children, teams }: { children: readonly string[]; teams: readonly string[] },
  { by, now }: By,
): Promise<void> {
  for (const id of teams) {
    await changeTeam(tx, id, { archivedAt: now });
    await writeAuditLine(tx, { action: "team.archived", actorId: by, auditRole: "manager", teamId: id });
  }
  for (const id of children) await removeChildProfile(tx, { id, by, now });
}

/** Brings back exactly what went with the account. What had gone before has another moment. */
export async function restoreDependants(tx: Queries, { by, now }: By): Promise<void> {
  const children = await tx
    .update(child)
    .set({ deletedAt: null, deletedBy: null, version: sql`${child.version} + 1` })
    .where(
      and(
        eq(child.deletedAt, now),
        eq(child.deletedBy, by),
        sql`exists (select from guardianship g where g.child_id = ${child.id} and g.user_id = ${by} and g.ended_at is null)`,
      ),
    )
    .returning({ id: child.id });
  const teams = await tx
    .update(team)
    .set({ archivedAt: null, version: sql`${team.version} + 1` })
    .where(
      and(
        eq(team.archivedAt, now),
        sql`exists (select from membership m where m.team_id = ${team.id} and m.user_id = ${by}
          and m.ended_at is null and 'manager' = any (m.roles))`,
      ),
    )
    .returning({ id: team.id });
  for (const { id } of teams)
    await writeAuditLine(tx, { action: "team.brought_back", actorId: by, auditRole: "manager", teamId: id });
  for (const { id } of children)
    await writeAuditLine(tx, { action: "child.restored", actorId: by, auditRole: "guardian", childId: id });
}

/** What somebody asked for, and the invitations that they sent. */
export async function withdrawOpen(tx: Queries, { by, now }: By): Promise<void> {
  const withdrawn = { decidedAt: now, decidedBy: by, decision: "withdrawn" } as const;
  await tx
    .update(joinRequest)
    .set(withdrawn)
    .where(and(eq(joinRequest.userId, by), isNull(joinRequest.decidedAt)));
  await tx
    .update(circleRequest)
    .set(withdrawn)
    .where(and(eq(circleRequest.userId, by), isNull(circleRequest.decidedAt)));
  await tx
    .update(invitation)
    .set({ withdrawnAt: now, withdrawnBy: by })
    .where(
      and(
        eq(invitation.createdBy, by),
        isNull(invitation.withdrawnAt),
        lt(invitation.uses, invitation.maxUses),
      ),
    );
}

export async function setLeaving(tx: Queries, id: string, deletionDueAt: Date | null): Promise<void> {
  await tx.update(user).set({ deletionDueAt }).where(eq(user.id, id));
}

/** The undo mails of this leaving: at once, after seven days, and when a new password was asked for. */
export async function countStayLinks(
  tx: Queries,
  { id, dueAt }: { id: string; dueAt: Date },
): Promise<number> {
  const since = new Date(dueAt.getTime() - leaveTime);
  const [row] = await tx
    .select({ count: count() })
    .from(link)
    .where(and(eq(link.userId, id), eq(link.kind, "stay"), gte(link.createdAt, since)));
  return row?.count ?? 0;
}

export const findDue = (db: Queries, now: Date): Promise<Pick<UserRow, "id" | "mailboxKey">[]> =>
  db
    .select({ id: user.id, mailboxKey: user.mailboxKey })
    .from(user)
    .where(lte(user.deletionDueAt, now))
    .orderBy(asc(user.deletionDueAt), asc(user.id))
    .limit(mostInARound);

/** Those who got no undo mail since the half of their time was over; of all or of one. */
export async function findToRemind(db: Queries, now: Date, only?: string): Promise<string[]> {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(
      and(
        only === undefined ? isNotNull(user.deletionDueAt) : eq(user.id, only),
        isNull(user.bannedAt),
        gt(user.deletionDueAt, new Date(now.getTime() + stayMargin)),
        lte(user.deletionDueAt, new Date(now.getTime() + reminderTime)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(link)
            .where(
              and(
                eq(link.userId, user.id),
                eq(link.kind, "stay"),
                sql`${link.createdAt} >= ${user.deletionDueAt} - interval '168 hours'`,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(user.deletionDueAt), asc(user.id))
    .limit(mostInARound);
  return rows.map(({ id }) => id);
}

/** False while another server erases the same account. Held until the transaction ends, and no row: those are locked in the common order. */
export async function lockErasure(tx: Queries, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`erase ${id}`}, 0)) as held`,
  );
  return rows[0]?.held ?? false;
}
