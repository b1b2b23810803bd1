import type { components } from "../../openapi";
import { areFitRoles, isStaffRole, type MemberRole } from "../team/roles";
import { invitationLimits } from "./limits";

/** Team: its players, followers, coaches and managers. Spot: a place kept for a player. Guardian, follower: of a child. */
export type InvitationKind = components["schemas"]["InvitationKind"];

/** Lifetime in days since it was made or last renewed. */
type Life = { usual: number; longest: number };

const lives: Readonly<Record<InvitationKind | "team_staff", Life>> = {
  team: { usual: 14, longest: 90 },
  team_staff: { usual: 14, longest: 14 },
  spot: { usual: 30, longest: 30 },
  guardian: { usual: 7, longest: 7 },
  follower: { usual: 14, longest: 14 },
};

export const lifeOf = (kind: InvitationKind, roles: readonly MemberRole[] = []): Life =>
  lives[kind === "team" && roles.some(isStaffRole) ? "team_staff" : kind];

/** The inviter's choices. Without an address it is a link, a QR code or, with several uses, a code of eight characters. */
export type InvitationRequest = {
  kind: InvitationKind;
  /** For a team's invitation only. */
  roles: readonly MemberRole[];
  emailAddress: string | null;
  maxUses: number;
  days: number;
};

export type InvitationFault = "roles" | "needs_address" | "uses" | "days";

/** The first field that is invalid for this kind of invitation. */
export function findInvitationFault({
  kind,
  roles,
  emailAddress,
  maxUses,
  days,
}: InvitationRequest): InvitationFault | null {
  if (kind === "team" ? !areFitRoles(roles) : roles.length > 0) return "roles";
  if (emailAddress === null && mustHaveAddress(kind, roles)) return "needs_address";
  if (!isWithin(maxUses, mostUses(kind, emailAddress))) return "uses";
  return isWithin(days, lifeOf(kind, roles).longest) ? null : "days";
}

/** Default values of the form. */
export const usualInvitation = (
  kind: InvitationKind,
  { roles = [], emailAddress = null }: Partial<Pick<InvitationRequest, "roles" | "emailAddress">> = {},
): InvitationRequest => ({
  kind,
  roles,
  emailAddress,
  maxUses: Math.min(invitationLimits.uses.usual, mostUses(kind, emailAddress)),
  days: lifeOf(kind, roles).usual,
});

/** An invitation to an address admits its holder directly; a link only makes a request that staff have to approve. */
export const needsApproval = ({ emailAddress }: Pick<InvitationRequest, "emailAddress">): boolean =>
  emailAddress === null;

/** Only shared links have a code: it can be guessed, so it must not admit anybody without approval. */
export const hasCode = ({ kind, emailAddress, maxUses }: InvitationRequest): boolean =>
  kind === "team" && emailAddress === null && maxUses > 1;

export type InvitationState = components["schemas"]["Invitation"]["state"];

/** Times are in milliseconds. */
export function stateOf(
  invitation: { isWithdrawn: boolean; uses: number; maxUses: number; expiresAt: number },
  now: number,
): InvitationState {
  if (invitation.isWithdrawn) return "withdrawn";
  if (invitation.uses >= invitation.maxUses) return "used";
  return invitation.expiresAt <= now ? "expired" : "open";
}

/** Staff roles and spots need an address, so that a leaked link cannot be used for them. */
const mustHaveAddress = (kind: InvitationKind, roles: readonly MemberRole[]) =>
  kind === "spot" || roles.some(isStaffRole);

const mostUses = (kind: InvitationKind, emailAddress: string | null) =>
  kind === "team" && emailAddress === null ? invitationLimits.uses.max : 1;

const isWithin = (count: number, most: number) => Number.isInteger(count) && count >= 1 && count <= most;
