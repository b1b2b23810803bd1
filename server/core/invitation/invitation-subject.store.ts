import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import { child, follow } from "../../platform/db/schema/family";
import { membership, team } from "../../platform/db/schema/team";
import type { InvitationRow, Subject } from "./invitation.store";

export type MembershipRow = typeof membership.$inferSelect;

/** What an invitation's mail says about its team. */
export async function findTeamName(tx: Queries, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ name: team.name }).from(team).where(eq(team.id, id));
  return row?.name;
}

export async function findChildName(tx: Queries, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ firstName: child.firstName })
    .from(child)
    .where(and(eq(child.id, id), isNull(child.deletedAt)));
  return row?.firstName;
}

/** A spot, or one that has been taken since. */
export async function findMembership(
  tx: Queries,
  { teamId, membershipId }: { teamId: string; membershipId: string },
): Promise<MembershipRow | undefined> {
  const [row] = await tx
    .select()
    .from(membership)
    .where(and(eq(membership.teamId, teamId), eq(membership.id, membershipId), isNull(membership.endedAt)));
  return row;
}

/** Whether somebody with this verified address is a member already. */
export async function isInside(
  tx: Queries,
  subject: Subject,
  { kind, key }: { kind: InvitationRow["kind"]; key: MailboxKey },
): Promise<boolean> {
  const usersOfMailbox =
    subject.teamId === undefined
      ? sql`select user_id from living_guardian where child_id = ${subject.childId}::uuid
          union all select user_id from follow where child_id = ${subject.childId}::uuid and ${kind} = 'follower'`
      : sql`select user_id from membership where team_id = ${subject.teamId}::uuid and ended_at is null and user_id is not null`;
  const [row] = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.mailboxKey, key), isNull(user.deletedAt), sql`${user.id} in (${usersOfMailbox})`));
  return row !== undefined;
}

export async function countFollowers(tx: Queries, childId: string): Promise<number> {
  const [row] = await tx.select({ followers: count() }).from(follow).where(eq(follow.childId, childId));
  return row?.followers ?? 0;
}
