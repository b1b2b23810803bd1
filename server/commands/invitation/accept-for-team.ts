import { randomUUID } from "node:crypto";
import { teamLimits } from "../../../domain/team/limits";
import { isStaffRole, type MemberRole } from "../../../domain/team/roles";
import type { components } from "../../../openapi";
import { findStaff } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import { lockChildren } from "../../core/family/child.store";
import { type Player, stateOf } from "../../core/invitation/existing-access.store";
import type { FoundInvitation } from "../../core/invitation/found-invitation.store";
import { findMembership } from "../../core/invitation/invitation-subject.store";
import { addAllDings } from "../../core/notification/ding.store";
import { insertJoinRequest } from "../../core/team/join-request.store";
import {
  claimSpot,
  countMembers,
  insertMembership,
  lockMembership,
  type MembershipRow,
} from "../../core/team/membership.store";
import { countStaffTeams, lockTeam } from "../../core/team/team.store";
import { Problem } from "../../platform/http/problem";
import { askCircle } from "./accept-for-circle";
import { findOwnChildren, invalid, toPlayer } from "./acceptance";
import { type Accepting, countUse, type Entering } from "./use-invitation";
import { welcomeMember } from "./welcome-member";

type Outcomes = components["schemas"]["InvitationOutcomes"];
type Outcome = Outcomes["results"][number]["outcome"];

/** One person's outcome: as before, or new. */
interface Step {
  outcome: Outcome;
  childId: string | null;
  isNew: boolean;
}

/** Lock order: the team, the children, the spot, the invitation, as in everything that changes a team's members. */
export async function acceptForTeam(accepting: Accepting): Promise<Outcomes> {
  const { tx, opened, people } = accepting;
  const { teamId, membershipId } = opened.invitation;
  if (teamId === null) throw new Error("No team's invitation.");
  requireFitPeople(accepting);
  const team = await lockTeam(tx, teamId);
  const target = membershipId === null ? null : { teamId, membershipId };
  const taker = target && (await findMembership(tx, target))?.childId;
  const named = people.flatMap((person) => (person.kind === "child" ? [person.childId] : []));
  const children = [...named, ...(taker ? [taker] : [])];
  if (children.length > 0) await lockChildren(tx, children);
  const place = target && (await lockPlace(accepting, target));
  const entering: Entering = { ...accepting, team, ...(await countUse(accepting)) };
  if (team.archivedAt !== null) throw new Problem("TEAM_403_ARCHIVED");
  // A resting team has no manager to admit newcomers; requests are still accepted.
  if (team.isResting && !entering.invitation.needsApproval) throw new Problem("TEAM_403_ARCHIVED");

  const steps = place ? [await takePlace(entering, place)] : await enter(entering);
  const fresh = steps.filter(({ isNew }) => isNew);
  if (fresh.length === 0 && entering.isFirst)
    throw new Problem(
      steps.some(({ outcome }) => outcome === "asked")
        ? "INVITATION_409_REQUEST_PENDING"
        : "INVITATION_409_REQUEST_CONFLICT",
    );
  if (fresh.length > 0) {
    const userIds = (await findStaff(tx, team.id)).filter((id) => id !== accepting.userId);
    await addAllDings(
      tx,
      fresh.map((step) => ({ userIds, teamId: team.id, ...newsOf(step, accepting.userId) })),
      accepting.now,
    );
  }
  return {
    results: steps.map(({ outcome, childId }) => ({ outcome, child_id: childId })),
    team_id: steps.some(({ outcome }) => outcome === "joined") ? team.id : null,
  };
}

/** Who asks to join is not named before staff have let them in. */
const newsOf = ({ outcome, childId }: Step, userId: string) =>
  outcome === "joined"
    ? ({
        kind: "team_newcomer",
        about: childId === null ? { user_id: userId } : { child_id: childId },
      } as const)
    : ({ kind: "team_asked", about: {} } as const);

/** A child can only be a player; a spot is for one. Nobody uses their own invitation. */
function requireFitPeople({ opened: { invitation }, people, userId }: Accepting) {
  const roles = rolesOf(invitation);
  const areForChildren = roles.length === 1 && roles[0] === "player";
  if (!areForChildren && people.some(({ kind }) => kind !== "self"))
    throw invalid({ field: "for", rule: "roles" });
  if (invitation.membershipId !== null && people.length > 1) throw invalid({ field: "for", rule: "one" });
  if (invitation.createdBy === userId && people.some(({ kind }) => kind === "self"))
    throw new Problem("INVITATION_403_SELF");
}

const rolesOf = ({ membershipId, roles }: FoundInvitation): readonly MemberRole[] =>
  membershipId === null ? (roles ?? []) : ["player"];

async function lockPlace(
  { tx }: Accepting,
  { teamId, membershipId }: { teamId: string; membershipId: string },
): Promise<MembershipRow> {
  const place = await lockMembership(tx, { teamId, id: membershipId });
  if (!place) throw new Problem("INVITATION_401_WITHDRAWN");
  return place;
}

/** A link creates a join request; an address that staff named is admitted at once. */
async function enter(entering: Entering): Promise<Step[]> {
  const { tx, services, team, userId, people, now, invitation, isFirst } = entering;
  const own = await findOwnChildren(tx, { people, userId, teamId: team.id, now });
  const steps: Step[] = [];
  for (const person of people) {
    const player = await toPlayer(tx, services, { person, userId, own, now });
    const childId = player.childId ?? null;
    const state = await stateOf(tx, { teamId: team.id, player, now });
    if (state === "in") steps.push({ outcome: "joined", childId, isNew: false });
    else if (invitation.needsApproval && state === "asked")
      steps.push({ outcome: "asked", childId, isNew: false });
    else if (invitation.needsApproval) steps.push(await ask(entering, player));
    // Usable once: the same person cannot use it again for another child.
    else if (!isFirst) throw new Problem("INVITATION_401_ACCEPTED");
    else steps.push(await join(entering, player));
  }
  return steps;
}

async function ask({ tx, team, userId, invitation, now }: Entering, player: Player): Promise<Step> {
  const childId = player.childId ?? null;
  const roles: MemberRole[] = childId === null ? [...rolesOf(invitation)] : ["player"];
  const id = randomUUID();
  await insertJoinRequest(tx, {
    teamId: team.id,
    id,
    userId,
    childId,
    roles,
    invitationId: invitation.id,
    createdAt: now,
    ...(childId !== null && { guardianOkAt: now, guardianOkBy: userId }),
  });
  await writeAuditLine(tx, {
    action: "request.made",
    actorId: userId,
    auditRole: childId === null ? "asker" : "guardian",
    teamId: team.id,
    childId,
    subjectId: userId,
    detail: { request_id: id, roles, invitation_id: invitation.id },
  });
  return { outcome: "asked", childId, isNew: true };
}

async function join(entering: Entering, player: Player): Promise<Step> {
  const { tx, team, userId, invitation, now } = entering;
  const roles: MemberRole[] = [...rolesOf(invitation)];
  const { all, staff } = await countMembers(tx, team.id);
  if (all >= teamLimits.members) throw new Problem("TEAM_403_FULL");
  if (roles.some(isStaffRole)) {
    if (staff >= teamLimits.staff) throw new Problem("TEAM_403_FULL");
    if ((await countStaffTeams(tx, userId)) >= teamLimits.teamsWithStaffRole)
      throw new Problem("TEAM_403_TOO_MANY");
  }
  const subject = subjectOf(player);
  const membershipId = await insertMembership(tx, {
    teamId: team.id,
    ...subject,
    roles,
    letInBy: invitation.createdBy,
    now,
  });
  await welcomeMember(entering, player, { membershipId, roles });
  return { outcome: "joined", childId: subject.childId, isNew: true };
}

/**
 * The first acceptance takes the spot: its row gets the child or adult and loses the name. A later acceptance requests
 * guardianship of that child, which its guardians decide.
 */
async function takePlace(entering: Entering, place: MembershipRow): Promise<Step> {
  const { tx, services, team, userId, people, invitation, now } = entering;
  const [person] = people;
  if (!person) throw new Error("Nobody is to take the place.");
  if (place.userId !== null) {
    if (place.userId !== userId) throw new Problem("INVITATION_401_ACCEPTED");
    return { outcome: "joined", childId: null, isNew: false };
  }
  if (place.childId !== null) {
    if (person.kind === "self") throw new Problem("INVITATION_401_ACCEPTED");
    if (invitation.isFrozen) throw new Problem("CHILD_403_FROZEN");
    const state = await askCircle(entering, { childId: place.childId, wish: "guardian", origin: "spot" });
    // The child's id is not revealed until its guardians approve.
    if (state === "in") return { outcome: "joined", childId: place.childId, isNew: false };
    return { outcome: "asked", childId: null, isNew: state === "free" };
  }
  const own = await findOwnChildren(tx, { people, userId, teamId: team.id, now });
  const player = await toPlayer(tx, services, { person, userId, own, now });
  const childId = player.childId ?? null;
  if ((await stateOf(tx, { teamId: team.id, player, now })) === "in")
    return { outcome: "joined", childId, isNew: false };
  await claimSpot(tx, place, { ...subjectOf(player), by: invitation.createdBy, now });
  await welcomeMember(entering, player, { membershipId: place.id, roles: place.roles, tookSpot: true });
  return { outcome: "joined", childId, isNew: true };
}

const subjectOf = (player: Player) =>
  player.childId === undefined
    ? { userId: player.userId, childId: null }
    : { userId: null, childId: player.childId };
