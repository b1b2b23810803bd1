import { familyLimits } from "../../../domain/family/limits";
import { findInvitationFault, lifeOf } from "../../../domain/invitation/invitation";
import { invitationLimits } from "../../../domain/invitation/limits";
import { isStaffRole } from "../../../domain/team/roles";
import { mayDo } from "../../../domain/team/team-rights";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { livingGuardians, lockChild } from "../../core/family/child.store";
import { countFollowers } from "../../core/invitation/invitation-subject.store";
import { lockMembership } from "../../core/team/membership.store";
import { lockTeam } from "../../core/team/team.store";
import type { TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { invalid } from "./acceptance";
import { makeInvitation, type NewInvitation } from "./make-invitation";

type Schemas = components["schemas"];

interface Call {
  tx: Transaction;
  services: Services;
  requestId: string;
}

/** The team's row is locked first, then the right to invite is checked. */
export async function inviteToTeam(
  { tx, services, requestId }: Call,
  { caller, teamId, body }: TeamTarget & { body: Schemas["NewTeamInvitation"] },
): Promise<{ id: string }> {
  const terms = readTerms(body);
  const isForStaff = terms.roles.some(isStaffRole);
  if (!mayDo(caller.teamRoles, isForStaff ? "invite_staff" : "invite"))
    throw new Problem("INVITATION_401_CREATE");
  const team = await lockTeam(tx, teamId);
  if (team.archivedAt !== null) throw new Problem("TEAM_403_ARCHIVED");
  if (team.isResting) throw new Problem("INVITATION_401_CREATE");
  const { membership_id: membershipId } = body;
  if (membershipId !== undefined) {
    const place = isId(membershipId) ? await lockMembership(tx, { teamId, id: membershipId }) : undefined;
    if (!place || place.userId !== null) throw new Problem("COLLABORATOR_404");
  }
  const { id } = await makeInvitation(tx, services, {
    ...terms,
    subject: { teamId, ...(membershipId !== undefined && { membershipId }) },
    callerId: caller.userId,
    now: services.now(),
    requestId,
  });
  return { id };
}

type Terms = Pick<NewInvitation, "kind" | "roles" | "emailAddress" | "maxUses" | "days">;

/** Shared by link, QR code and typed code; or sent to one address, for a role or a spot. */
function readTerms(body: Schemas["NewTeamInvitation"]): Terms {
  const { roles, is_shared: isShared, days, email_address, membership_id, max_uses } = body;
  const emailAddress = email_address ?? null;
  if (isShared !== (emailAddress === null)) throw invalid({ field: "email_address", rule: "shared" });
  const isForSpot = membership_id !== undefined;
  if (isForSpot && roles.join() !== "player") throw invalid({ field: "roles", rule: "player" });
  const terms: Terms = {
    kind: isForSpot ? "spot" : "team",
    roles: isForSpot ? [] : roles,
    emailAddress,
    maxUses: max_uses ?? (isShared ? invitationLimits.uses.usual : 1),
    days,
  };
  const fault = findInvitationFault(terms);
  if (fault !== null) throw invalid({ field: fieldOf[fault], rule: fault });
  // A link is for players or followers only, never for staff.
  if (isShared && roles.length > 1) throw invalid({ field: "roles", rule: "roles" });
  return terms;
}

const fieldOf = { roles: "roles", needs_address: "email_address", uses: "max_uses", days: "days" } as const;

/** The child's row is locked first; only a current guardian may invite. */
export async function inviteToChild(
  { tx, services, requestId }: Call,
  { callerId, childId, body }: { callerId: string; childId: string; body: Schemas["NewChildInvitation"] },
): Promise<{ id: string }> {
  const { kind, email_address: emailAddress = null } = body;
  await lockChild(tx, childId);
  const guardians = await livingGuardians(tx, childId);
  if (!guardians.includes(callerId)) throw new Problem("INVITATION_401_CREATE");
  const isFull =
    kind === "guardian"
      ? guardians.length >= familyLimits.guardiansPerChild
      : (await countFollowers(tx, childId)) >= familyLimits.followersPerChild;
  if (isFull) throw new Problem("CHILD_403_FULL");
  const { id } = await makeInvitation(tx, services, {
    kind,
    subject: { childId },
    roles: [],
    emailAddress,
    maxUses: 1,
    days: lifeOf(kind).usual,
    callerId,
    now: services.now(),
    requestId,
  });
  return { id };
}
