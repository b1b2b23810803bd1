import { randomUUID } from "node:crypto";
import { and, arrayOverlaps, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import { invitation } from "../../platform/db/schema/invitation";
import { joinRequest, type MemberRole, membership, teamBar } from "../../platform/db/schema/team";
import { withdrawInvitations } from "../invitation/invitation.store";

interface Ending {
  teamId: string;
  userId: string;
  by: string;
  now: Date;
}

/** Ends the requests and invitations of somebody who was removed. Returns the ids of the invitations. */
export async function endWhatIsOpen(
  tx: Queries,
  { teamId, userId, by, now }: Ending,
  decision: "withdrawn" | "barred",
): Promise<string[]> {
  await tx
    .update(joinRequest)
    .set({ decidedAt: now, decidedBy: by, decision })
    .where(
      and(eq(joinRequest.teamId, teamId), eq(joinRequest.userId, userId), isNull(joinRequest.decidedAt)),
    );
  return withdrawInvitations(
    tx,
    { by, now },
    and(eq(invitation.teamId, teamId), eq(invitation.createdBy, userId)),
  );
}

/**
 * Withdraws the invitations that somebody with these roles could not send today: those that admit at once, for a coach
 * only those for a staff role. Links are kept, since they only create requests and other staff share them. Returns the ids.
 */
export async function withdrawUnvouched(
  tx: Queries,
  { teamId, userId, by, now }: Ending,
  roles: readonly MemberRole[],
): Promise<string[]> {
  if (roles.includes("manager")) return [];
  return withdrawInvitations(
    tx,
    { by, now },
    and(
      eq(invitation.teamId, teamId),
      eq(invitation.createdBy, userId),
      eq(invitation.needsApproval, false),
      roles.includes("coach") ? arrayOverlaps(invitation.roles, ["coach", "manager"]) : undefined,
    ),
  );
}

/** A removed spot can no longer be taken. Returns the ids. */
export const endInvitationsTo = (
  tx: Queries,
  { teamId, id }: { teamId: string; id: string },
  { by, now }: Pick<Ending, "by" | "now">,
): Promise<string[]> =>
  withdrawInvitations(tx, { by, now }, and(eq(invitation.teamId, teamId), eq(invitation.membershipId, id)));

/**
 * Ends the spots that nobody took; under the team's lock, so that no spot is added or taken meanwhile. Marks renew
 * spots without that lock: both lock them in the order of their ids. Returns the ids.
 */
export async function endSpots(
  tx: Queries,
  teamId: string,
  { by, now }: Pick<Ending, "by" | "now">,
): Promise<string[]> {
  const spots = await tx
    .select({ id: membership.id })
    .from(membership)
    .where(
      and(eq(membership.teamId, teamId), isNull(membership.endedAt), isNotNull(membership.spotFirstName)),
    )
    .orderBy(membership.id)
    .for("update");
  const ids = spots.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(membership)
      .set({ endedAt: now, endedBy: by, endReason: "spot_expired", version: sql`${membership.version} + 1` })
      .where(and(eq(membership.teamId, teamId), inArray(membership.id, ids)));
  return ids;
}

/** Withdraws the team's links, which only create requests, and the invitations to these spots. Returns the ids. */
export const endLinksAndInvitationsTo = (
  tx: Queries,
  { teamId, spots }: { teamId: string; spots: readonly string[] },
  { by, now }: Pick<Ending, "by" | "now">,
): Promise<string[]> =>
  withdrawInvitations(
    tx,
    { by, now },
    and(
      eq(invitation.teamId, teamId),
      or(eq(invitation.needsApproval, true), inArray(invitation.membershipId, [...spots])),
    ),
  );

/**
 * Withdraws invitations mailed to people who are removed, which would admit them again at once. Of people who lose only a child's place
 * (`isForChild`), those which could bring the child back: for players, not for the adult's own role. Invitations to a player's spot are kept.
 * Returns the ids.
 */
export async function endInvitationsOf(
  tx: Queries,
  {
    teamId,
    userIds,
    isForChild,
    by,
    now,
  }: Pick<Ending, "teamId" | "by" | "now"> & { userIds: readonly string[]; isForChild: boolean },
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const theirs = tx
    .select({ key: user.mailboxKey })
    .from(user)
    .where(inArray(user.id, [...userIds]));
  return withdrawInvitations(
    tx,
    { by, now },
    and(
      eq(invitation.teamId, teamId),
      inArray(invitation.mailboxKey, theirs),
      isNull(invitation.membershipId),
      isForChild ? eq(invitation.roles, ["player"]) : undefined,
    ),
  );
}

/** An existing bar stays. Returns the ids of the person's own invitations, which end. */
export async function barFromTeam(tx: Queries, { teamId, userId, by, now }: Ending): Promise<string[]> {
  const [living] = await tx
    .select({ id: teamBar.id })
    .from(teamBar)
    .where(and(eq(teamBar.teamId, teamId), eq(teamBar.userId, userId), isNull(teamBar.liftedAt)));
  if (!living)
    await tx.insert(teamBar).values({ teamId, id: randomUUID(), userId, createdBy: by, createdAt: now });
  return endWhatIsOpen(tx, { teamId, userId, by, now }, "barred");
}
