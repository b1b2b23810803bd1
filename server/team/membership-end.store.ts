import { randomUUID } from "node:crypto";
import { and, arrayOverlaps, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Queries } from "../db/database";
import { user } from "../db/schema/account";
import { invitation } from "../db/schema/invitation";
import { joinRequest, type Role, teamBar } from "../db/schema/team";

interface Ending {
  teamId: string;
  userId: string;
  by: string;
  now: Date;
}

/** Ends the requests and invitations of somebody who was removed. */
export async function endWhatIsOpen(
  tx: Queries,
  { teamId, userId, by, now }: Ending,
  decision: "withdrawn" | "barred",
): Promise<void> {
  await tx
    .update(joinRequest)
    .set({ decidedAt: now, decidedBy: by, decision })
    .where(
      and(eq(joinRequest.teamId, teamId), eq(joinRequest.userId, userId), isNull(joinRequest.decidedAt)),
    );
  await tx
    .update(invitation)
    .set({ withdrawnAt: now, withdrawnBy: by })
    .where(
      and(
        eq(invitation.teamId, teamId),
        eq(invitation.createdBy, userId),
        isNull(invitation.withdrawnAt),
        isOpen,
      ),
    );
}

/**
 * Withdraws the invitations that somebody with these roles could not send today: those that admit at once, for a coach
 * only those for a staff role. Links are kept, since they only create requests and other staff share them. Returns the ids.
 */
export async function withdrawUnvouched(
  tx: Queries,
  { teamId, userId, by, now }: Ending,
  roles: readonly Role[],
): Promise<string[]> {
  if (roles.includes("manager")) return [];
  const rows = await tx
    .update(invitation)
    .set({ withdrawnAt: now, withdrawnBy: by })
    .where(
      and(
        eq(invitation.teamId, teamId),
        eq(invitation.createdBy, userId),
        eq(invitation.needsApproval, false),
        roles.includes("coach") ? arrayOverlaps(invitation.roles, ["coach", "manager"]) : undefined,
        isNull(invitation.withdrawnAt),
        isOpen,
      ),
    )
    .returning({ id: invitation.id });
  return rows.map(({ id }) => id).sort();
}

/** A removed spot can no longer be taken. */
export async function endInvitationsTo(
  tx: Queries,
  { teamId, id }: { teamId: string; id: string },
  { by, now }: Pick<Ending, "by" | "now">,
): Promise<void> {
  await tx
    .update(invitation)
    .set({ withdrawnAt: now, withdrawnBy: by })
    .where(
      and(
        eq(invitation.teamId, teamId),
        eq(invitation.membershipId, id),
        isNull(invitation.withdrawnAt),
        isOpen,
      ),
    );
}

/** Withdraws invitations mailed to people who are removed, which would admit them again at once. Invitations to a player's spot are kept. */
export async function endInvitationsOf(
  tx: Queries,
  { teamId, userIds, by, now }: Pick<Ending, "teamId" | "by" | "now"> & { userIds: readonly string[] },
): Promise<void> {
  if (userIds.length === 0) return;
  const theirs = tx
    .select({ address: sql<string>`lower(${user.emailAddress})` })
    .from(user)
    .where(inArray(user.id, [...userIds]));
  await tx
    .update(invitation)
    .set({ withdrawnAt: now, withdrawnBy: by })
    .where(
      and(
        eq(invitation.teamId, teamId),
        inArray(invitation.emailAddress, theirs),
        isNull(invitation.membershipId),
        isNull(invitation.withdrawnAt),
        isOpen,
      ),
    );
}

const isOpen = lt(invitation.uses, invitation.maxUses);

/** An existing bar stays. */
export async function barFromTeam(tx: Queries, { teamId, userId, by, now }: Ending): Promise<void> {
  const [living] = await tx
    .select({ id: teamBar.id })
    .from(teamBar)
    .where(and(eq(teamBar.teamId, teamId), eq(teamBar.userId, userId), isNull(teamBar.liftedAt)));
  if (!living)
    await tx.insert(teamBar).values({ teamId, id: randomUUID(), userId, createdBy: by, createdAt: now });
  await endWhatIsOpen(tx, { teamId, userId, by, now }, "barred");
}
