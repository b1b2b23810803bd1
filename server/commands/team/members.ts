import { teamLimits } from "../../../domain/team/limits";
import { areFitRoles, isStaffRole } from "../../../domain/team/roles";
import { mayDo, mayEndMembership } from "../../../domain/team/team-rights";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { addDings } from "../../core/notification/ding.store";
import { withRideNews } from "../../core/ride/seat-news";
import {
  changeMembership,
  countMembers,
  endMembershipRow,
  findMailed,
  findNumbers,
  guardiansOfNobodyElse,
  lockMembership,
  type MembershipRow,
} from "../../core/team/membership.store";
import {
  barFromTeam,
  endInvitationsOf,
  endInvitationsTo,
  endWhatIsOpen,
  withdrawUnvouched,
} from "../../core/team/membership-end.store";
import { countStaffTeams, type LockedTeam, lockTeam } from "../../core/team/team.store";
import { roleChangedMail } from "../../core/team/team-mails";
import { auditRole, type Caller, type TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import type { MemberRole } from "../../platform/db/schema/team";
import { Problem } from "../../platform/http/problem";
import { expectVersion } from "../../platform/http/version";

interface MemberTarget extends TeamTarget {
  membershipId: string;
  ifMatch: string | undefined;
}

/** The membership's new version. */
export async function changeMember(
  services: Services,
  tx: Transaction,
  { change, ...target }: MemberTarget & { change: components["schemas"]["MembershipChange"] },
): Promise<number> {
  const { caller, teamId } = target;
  const mayChange =
    (change.roles === undefined || mayDo(caller.teamRoles, "change_roles")) &&
    (change.number === undefined || mayDo(caller.teamRoles, "change_number"));
  if (!mayChange) throw new Problem("COLLABORATOR_401_UPDATE");
  if (change.roles !== undefined && !areFitRoles(change.roles))
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "roles", rule: "mixture" }] });
  const team = await lockTeam(tx, teamId);
  if (team.archivedAt !== null) throw new Problem("TEAM_403_ARCHIVED");
  if (team.isResting) throw new Problem("COLLABORATOR_401_UPDATE");
  const member = await find(tx, target);
  if (change.roles !== undefined) await requireFitFor(tx, member, change.roles);
  if (change.number !== undefined && change.number !== null && change.number !== member.number)
    if ((await findNumbers(tx, teamId)).has(change.number)) throw new Problem("COLLABORATOR_409_NUMBER");

  const now = services.now();
  const roles = change.roles && inOrder(change.roles);
  const version = await withRideNews(services, tx, { by: caller.userId, ...ridersOf(member) }, () =>
    changeMembership(tx, member, {
      ...(roles && { roles }),
      ...(change.number !== undefined && { number: change.number }),
      touchedAt: now,
    }),
  );
  const areOthers = roles !== undefined && roles.join() !== inOrder(member.roles).join();
  const withdrawn =
    areOthers && member.userId !== null
      ? await withdrawUnvouched(tx, { teamId, userId: member.userId, by: caller.userId, now }, roles)
      : [];
  await tell(tx, target, member, areOthers ? "membership.roles_changed" : "membership.changed", {
    version,
    ...(areOthers && { roles, roles_before: member.roles }),
    ...withdrawnDetail(withdrawn),
  });
  if (areOthers && member.userId !== null && member.userId !== caller.userId)
    await mailRoles(services, tx, { team, userId: member.userId, roles, now });
  return version;
}

/** A child, or a spot for one, can only be a player. Adult roles are limited per team and per person. */
async function requireFitFor(tx: Transaction, member: MembershipRow, roles: readonly MemberRole[]) {
  if (member.userId === null) {
    if (roles.join() !== "player") throw new Problem("USER_403_ADULT");
    return;
  }
  if (!roles.some(isStaffRole) || member.roles.some(isStaffRole)) return;
  const { staff } = await countMembers(tx, member.teamId);
  if (staff >= teamLimits.staff) throw new Problem("TEAM_403_FULL");
  if ((await countStaffTeams(tx, member.userId)) >= teamLimits.teamsWithStaffRole)
    throw new Problem("TEAM_403_TOO_MANY");
}

async function mailRoles(
  { mail, config }: Services,
  tx: Transaction,
  { team, userId, roles, now }: { team: LockedTeam; userId: string; roles: readonly MemberRole[]; now: Date },
) {
  const member = await findMailed(tx, userId);
  if (!member) return;
  const letter = { teamName: team.name, teamId: team.id, publicOrigin: config.publicOrigin };
  await mail.queue(tx, {
    to: member.mailboxKey,
    ...roleChangedMail({ ...letter, to: member.firstName, roles }),
  });
  await addDings(tx, { userIds: [userId], kind: "role_changed", teamId: team.id, about: {}, now });
}

/** Leaving is always possible; nobody can change a resting team otherwise. The last manager's leaving is refused at the commit. */
export async function endMember(
  services: Services,
  tx: Transaction,
  { isBarred, ...target }: MemberTarget & { isBarred: boolean },
): Promise<void> {
  const { caller, teamId } = target;
  const now = services.now();
  const team = await lockTeam(tx, teamId);
  const member = await find(tx, target, (found) => requireEnding(found, { caller, team, isBarred, now }));
  const by = caller.userId;
  const reason = isOwnOf(caller, member) ? "left" : isBarred ? "barred" : "removed";
  const removed = reason === "left" ? [] : await whomItConcerns(tx, member);
  const barred = isBarred ? removed : [];
  await withRideNews(services, tx, { by, ...ridersOf(member) }, () =>
    endMembershipRow(tx, member, { by, reason, now }),
  );
  const isForChild = member.childId !== null && !isBarred;
  const withdrawn = [
    await endInvitationsTo(tx, member, { by, now }),
    await endInvitationsOf(tx, { teamId, userIds: removed, isForChild, by, now }),
  ];
  for (const userId of barred) withdrawn.push(await barFromTeam(tx, { teamId, userId, by, now }));
  if (member.userId !== null) {
    const own = { teamId, userId: member.userId, by, now };
    if (reason === "removed") withdrawn.push(await endWhatIsOpen(tx, own, "withdrawn"));
    if (reason === "left") withdrawn.push(await withdrawUnvouched(tx, own, []));
  }
  await tell(tx, target, member, "membership.ended", {
    reason,
    barred,
    ...withdrawnDetail(withdrawn.flat()),
  });
}

/** Who may drive or ride in the team by this membership. */
const ridersOf = ({ userId, childId }: MembershipRow) => ({
  ...(userId !== null && { userIds: [userId] }),
  ...(childId !== null && { childIds: [childId] }),
});

const withdrawnDetail = (ids: readonly string[]) =>
  ids.length > 0 ? { invitations_withdrawn: [...ids].sort() } : {};

function requireEnding(
  member: MembershipRow,
  { caller, team, isBarred, now }: { caller: Caller; team: LockedTeam; isBarred: boolean; now: Date },
) {
  const { teamRoles, userId } = caller;
  const isOwn = isOwnOf(caller, member);
  const mayLeave = isOwn && mayDo(teamRoles, "end_own_membership");
  const mayEnd =
    !team.isResting &&
    mayEndMembership(
      teamRoles,
      {
        isSpot: member.spotFirstName !== null,
        isLetInByMe: member.letInBy === userId,
        letInAt: member.letInAt.getTime(),
      },
      now.getTime(),
    );
  // A manager cannot bar the other guardian of their own child.
  const mayBar = !isBarred || (mayDo(teamRoles, "bar_member") && !isOwn);
  if (!(mayLeave || mayEnd) || !mayBar) throw new Problem("COLLABORATOR_401_DELETE");
}

/** The users who lose access to the team with it: a child's guardians unless they have another team role in the team. */
async function whomItConcerns(tx: Transaction, { teamId, id, userId, childId }: MembershipRow) {
  if (childId !== null) return guardiansOfNobodyElse(tx, { teamId, id, childId });
  return userId === null ? [] : [userId];
}

const isOwnOf = ({ userId, access }: Caller, member: MembershipRow) =>
  member.userId === userId ||
  (member.childId !== null &&
    access.some(({ via, childId }) => via === "guardian" && childId === member.childId));

async function find(
  tx: Transaction,
  { teamId, membershipId, ifMatch }: MemberTarget,
  judge: (found: MembershipRow) => void = () => {},
): Promise<MembershipRow> {
  const found = isId(membershipId) ? await lockMembership(tx, { teamId, id: membershipId }) : undefined;
  if (!found) throw new Problem("COLLABORATOR_404");
  judge(found);
  expectVersion(ifMatch, found.version);
  return found;
}

const tell = (
  tx: Transaction,
  { caller, teamId }: MemberTarget,
  member: MembershipRow,
  action: string,
  detail: object,
) =>
  writeAuditLine(tx, {
    action,
    actorId: caller.userId,
    auditRole: auditRole(caller),
    teamId,
    childId: member.childId,
    subjectId: member.userId,
    detail: { membership_id: member.id, ...detail },
  });

const order: readonly MemberRole[] = ["player", "coach", "manager", "follower"];
const inOrder = (roles: readonly MemberRole[]) => order.filter((role) => roles.includes(role));
