import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import { invitation } from "../../platform/db/schema/invitation";
import { type Place, pageSize } from "../../platform/http/page";
import { isVoidForNewcomers } from "./void-invitation";

export type InvitationRow = typeof invitation.$inferSelect;
/** With whether it is void; the sender's rights may change without a change of the row. */
export type JudgedInvitation = InvitationRow & { isVoid: boolean };

const isVoidNow = isVoidForNewcomers("invitation");
const judged = { ...getTableColumns(invitation), isVoid: isVoidNow };

export async function lockInvitation(tx: Queries, id: string): Promise<JudgedInvitation | undefined> {
  const [row] = await tx.select(judged).from(invitation).where(eq(invitation.id, id)).for("update");
  return row;
}

export async function findInvitation(db: Queries, id: string): Promise<JudgedInvitation | undefined> {
  const [row] = await db.select(judged).from(invitation).where(eq(invitation.id, id));
  return row;
}

/** By either token; the mail's verifies the address. */
export async function findByToken(
  db: Queries,
  tokenHash: string,
): Promise<{ row: InvitationRow; isFromMail: boolean } | undefined> {
  const [row] = await db
    .select()
    .from(invitation)
    .where(or(eq(invitation.tokenHash, tokenHash), eq(invitation.mailTokenHash, tokenHash)));
  return row && { row, isFromMail: row.mailTokenHash === tokenHash };
}

/** What an invitation is for: a team, perhaps a spot in it, or a child. */
export type Subject =
  | { teamId: string; membershipId?: string; childId?: never }
  | { childId: string; teamId?: never; membershipId?: never };

const isAbout = ({ teamId, membershipId, childId }: Subject): SQL | undefined =>
  teamId === undefined
    ? eq(invitation.childId, childId)
    : and(
        eq(invitation.teamId, teamId),
        membershipId === undefined ? undefined : eq(invitation.membershipId, membershipId),
      );

const isUnused = and(isNull(invitation.withdrawnAt), lt(invitation.uses, invitation.maxUses));

export async function countOpen(tx: Queries, subject: Subject, now: Date): Promise<number> {
  const { teamId, childId } = subject;
  const whole: Subject = teamId === undefined ? { childId } : { teamId };
  const [row] = await tx
    .select({ open: count() })
    .from(invitation)
    .where(and(isAbout(whole), isUnused, gt(invitation.expiresAt, now), not(isVoidNow)));
  return row?.open ?? 0;
}

/** The unused invitations of one kind to an address, locked, under the lock of the team or the child. */
export const lockUnused = (
  tx: Queries,
  to: { subject: Subject; kind: InvitationRow["kind"]; key: MailboxKey },
): Promise<JudgedInvitation[]> =>
  tx
    .select(judged)
    .from(invitation)
    .where(
      and(isAbout(to.subject), eq(invitation.kind, to.kind), eq(invitation.mailboxKey, to.key), isUnused),
    )
    .for("update");

/** Nobody withdraws an invitation that had expired. */
export async function endInvitations(
  tx: Queries,
  ids: readonly string[],
  { by, now }: { by: string; now: Date },
): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(invitation)
      .set({ withdrawnAt: now, withdrawnBy: sql`case when ${gt(invitation.expiresAt, now)} then ${by} end` })
      .where(inArray(invitation.id, [...ids]));
}

/** False when another invitation has this code. */
export async function insertInvitation(
  tx: Queries,
  values: typeof invitation.$inferInsert,
): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .insert(invitation)
    .values(values)
    .onConflictDoNothing({ target: invitation.codeHash })
    .returning();
  return row;
}

export async function changeInvitation(
  tx: Queries,
  id: string,
  change: Partial<
    Pick<
      InvitationRow,
      | "uses"
      | "renewedAt"
      | "expiresAt"
      | "unansweredMails"
      | "tokenHash"
      | "mailTokenHash"
      | "withdrawnAt"
      | "withdrawnBy"
    >
  >,
): Promise<void> {
  await tx.update(invitation).set(change).where(eq(invitation.id, id));
}

/** False when another invitation has this code. */
export async function changeCode(
  tx: Queries,
  id: string,
  { codeHash, codeRound }: { codeHash: string; codeRound: number },
): Promise<boolean> {
  const other = sql`(select 1 from invitation as other where other.code_hash = ${codeHash} and other.id <> ${id}::uuid)`;
  const changed = await tx
    .update(invitation)
    .set({ codeHash, codeRound })
    .where(and(eq(invitation.id, id), sql`not exists ${other}`))
    .returning({ id: invitation.id });
  return changed.length > 0;
}

/** Newest first, one more than a page. */
export const readInvitations = (
  db: Queries,
  subject: Subject,
  after: Place | undefined,
): Promise<JudgedInvitation[]> =>
  db
    .select(judged)
    .from(invitation)
    .where(
      and(
        isAbout(subject),
        after &&
          or(
            lt(invitation.createdAt, after.at),
            and(eq(invitation.createdAt, after.at), lt(invitation.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(invitation.createdAt), desc(invitation.id))
    .limit(pageSize + 1);

/** The sender: first name, and the age of the account. */
export async function findInviter(db: Queries, userId: string) {
  const [row] = await db
    .select({
      id: user.id,
      firstName: user.firstName,
      fullName: user.fullName,
      mailboxKey: user.mailboxKey,
      createdAt: user.createdAt,
    })
    .from(user)
    .where(eq(user.id, userId));
  if (!row) throw new Error("An invitation without anybody who sent it.");
  const { firstName, fullName, ...rest } = row;
  const [first = ""] = fullName.split(" ");
  return { ...rest, firstName: firstName ?? first };
}

/** Ends those of these that can still be used. Returns the ids. */
export async function withdrawInvitations(
  tx: Queries,
  { by, now }: { by: string; now: Date },
  which: SQL | undefined,
): Promise<string[]> {
  const rows = await tx
    .update(invitation)
    .set({ withdrawnAt: now, withdrawnBy: by })
    .where(and(which, isNull(invitation.withdrawnAt), lt(invitation.uses, invitation.maxUses)))
    .returning({ id: invitation.id });
  return rows.map(({ id }) => id);
}
