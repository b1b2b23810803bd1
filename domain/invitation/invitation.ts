import type { components } from "../../openapi";
import { areFitRoles, isStaffRole, type TeamRole } from "../team/roles";
import { invitationLimits } from "./limits";

/** Team: its players, followers, coaches and managers. Spot: a place kept for a player. Guardian, follower: of a child. */
export type InvitationKind = components["schemas"]["InvitationKind"];

/** Days from its making, or from its last renewal. */
type Life = { usual: number; longest: number };

const lives: Readonly<Record<InvitationKind | "team_staff", Life>> = {
  team: { usual: 14, longest: 90 },
  team_staff: { usual: 14, longest: 14 },
  spot: { usual: 30, longest: 30 },
  guardian: { usual: 7, longest: 7 },
  follower: { usual: 14, longest: 14 },
};

export const lifeOf = (kind: InvitationKind, roles: readonly TeamRole[] = []): Life =>
  lives[kind === "team" && roles.some(isStaffRole) ? "team_staff" : kind];

/** What whoever invites decides. Without an address it is a link, a QR code or, with many uses, eight letters. */
export type InvitationWish = {
  kind: InvitationKind;
  /** Of a team's invitation only. */
  roles: readonly TeamRole[];
  emailAddress: string | null;
  maxUses: number;
  days: number;
};

export type InvitationFault = "roles" | "needs_address" | "uses" | "days";

/** The first thing that an invitation of its kind cannot carry. */
export function findInvitationFault({
  kind,
  roles,
  emailAddress,
  maxUses,
  days,
}: InvitationWish): InvitationFault | null {
  if (kind === "team" ? !areFitRoles(roles) : roles.length > 0) return "roles";
  if (emailAddress === null && mustHaveAddress(kind, roles)) return "needs_address";
  if (!isWithin(maxUses, mostUses(kind, emailAddress))) return "uses";
  return isWithin(days, lifeOf(kind, roles).longest) ? null : "days";
}

/** What stands in the form before anybody changes it. */
export const usualInvitation = (
  kind: InvitationKind,
  { roles = [], emailAddress = null }: Partial<Pick<InvitationWish, "roles" | "emailAddress">> = {},
): InvitationWish => ({
  kind,
  roles,
  emailAddress,
  maxUses: Math.min(invitationLimits.uses.usual, mostUses(kind, emailAddress)),
  days: lifeOf(kind, roles).usual,
});

/** An invitation to a proven address lets in at once; a link only makes a request that somebody in the team approves. */
export const needsApproval = ({ emailAddress }: Pick<InvitationWish, "emailAddress">): boolean =>
  emailAddress === null;

/** Eight letters can be guessed, so they stand for nothing but a link that many may use, and that only asks. */
export const hasCode = ({ kind, emailAddress, maxUses }: InvitationWish): boolean =>
  kind === "team" && emailAddress === null && maxUses > 1;

export type InvitationState = components["schemas"]["Invitation"]["state"];

/** Moments are milliseconds. */
export function stateOf(
  invitation: { isWithdrawn: boolean; uses: number; maxUses: number; expiresAt: number },
  now: number,
): InvitationState {
  if (invitation.isWithdrawn) return "withdrawn";
  if (invitation.uses >= invitation.maxUses) return "used";
  return invitation.expiresAt <= now ? "expired" : "open";
}

/** Staff and spots are given to one address at a time: a leaked link makes no coach, and no child's place is left open. */
const mustHaveAddress = (kind: InvitationKind, roles: readonly TeamRole[]) =>
  kind === "spot" || roles.some(isStaffRole);

const mostUses = (kind: InvitationKind, emailAddress: string | null) =>
  kind === "team" && emailAddress === null ? invitationLimits.uses.max : 1;

const isWithin = (count: number, most: number) => Number.isInteger(count) && count >= 1 && count <= most;
