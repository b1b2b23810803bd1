import { eq, or, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { invitation } from "../../platform/db/schema/invitation";
import type { InvitationRow } from "./invitation.store";
import { isVoid } from "./void-invitation";

/** An invitation with everything that decides whether it is valid, and what may be shown of it. */
export interface FoundInvitation extends InvitationRow {
  from: string;
  team: { name: string; sport: string; colourOne: string; colourTwo: string } | null;
  childFirstName: string | null;
  /** Of a spot that is not taken. */
  spotFirstName: string | null;
  /** The child or adult who took the spot. */
  spotChildId: string | null;
  spotUserId: string | null;
  /** Its team's spot or its child is gone, or its sender no longer has the right to it. */
  isVoid: boolean;
  isFrozen: boolean;
  /** Of the person it was looked up for. */
  isBarred: boolean;
  wasLookedAt: boolean;
  wasUsed: boolean;
}

export type InvitationKey = { tokenHash: string } | { codeHash: string } | { id: string };

/** Always one statement, independent of the result and the caller, so that its duration reveals nothing. */
export async function lookUpInvitation(
  db: Queries,
  key: InvitationKey,
  userId: string | null,
): Promise<FoundInvitation | undefined> {
  const [found] = await db
    .select({
      row: invitation,
      from: sql<string>`left(coalesce(f.first_name, split_part(f.full_name, ' ', 1)), 32)`,
      team: sql<
        FoundInvitation["team"]
      >`case when t.id is not null then json_build_object('name', t.name, 'sport', t.sport,
        'colourOne', t.colour_one, 'colourTwo', t.colour_two) end`,
      childFirstName: sql<string | null>`c.first_name`,
      spotFirstName: sql<string | null>`m.spot_first_name`,
      spotChildId: sql<string | null>`m.child_id`,
      spotUserId: sql<string | null>`m.user_id`,
      isVoid: isVoid("invitation", sql`(n.used_at is not null)`),
      isFrozen: sql<boolean>`(${invitation.childId} is not null or m.child_id is not null)
        and not exists (select from living_guardian g where g.child_id = coalesce(c.id, m.child_id))`,
      isBarred: sql<boolean>`exists (
        select from team_bar b where b.team_id = t.id and b.user_id = ${userId} and b.lifted_at is null)`,
      wasLookedAt: sql<boolean>`n.looked_at is not null`,
      wasUsed: sql<boolean>`n.used_at is not null`,
    })
    .from(invitation)
    .innerJoin(sql`"user" f`, sql`f.id = ${invitation.createdBy}`)
    .leftJoin(sql`team t`, sql`t.id = ${invitation.teamId}`)
    .leftJoin(sql`child c`, sql`c.id = ${invitation.childId}`)
    .leftJoin(
      sql`membership m`,
      sql`m.team_id = ${invitation.teamId} and m.id = ${invitation.membershipId} and m.ended_at is null`,
    )
    .leftJoin(sql`invitation_use n`, sql`n.invitation_id = ${invitation.id} and n.user_id = ${userId}`)
    .where(isKey(key));
  if (!found) return undefined;
  const { row, ...facts } = found;
  return { ...row, ...facts };
}

function isKey(key: InvitationKey): SQL | undefined {
  if ("id" in key) return eq(invitation.id, key.id);
  if ("codeHash" in key) return eq(invitation.codeHash, key.codeHash);
  return or(eq(invitation.tokenHash, key.tokenHash), eq(invitation.mailTokenHash, key.tokenHash));
}
