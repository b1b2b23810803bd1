import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import type { Problem, Unreachable } from "../../../domain/base/result";
import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import { lifeOf, usualInvitation } from "../../../domain/invitation/invitation";
import {
  type FindOutcome,
  type Invitation,
  isPersonal,
  isShared,
  type MakeOutcome,
  type PersonForm,
  type WithdrawOutcome,
} from "../../../domain/invitation/team-invitation";
import { inviteToTeam } from "../../api/calls/invite-to-team";
import { readTeamInvitations } from "../../api/calls/read-team-invitations";
import { withdrawInvitation as withdrawInvitationCall } from "../../api/calls/withdraw-invitation";
import type { Client } from "../../api/client";
import { refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";
import { failedOutcome } from "../base/outcome";

/** All open ones: a team has at most 120, so at most three calls. */
export async function readOpenInvitations(
  client: Client,
  teamId: string,
): Promise<{ kind: "read"; invitations: readonly Invitation[] } | Problem | Unreachable> {
  const invitations: Invitation[] = [];
  let after: string | null = null;
  do {
    const query: { after?: string } = after === null ? {} : { after };
    const result = await client.send(readTeamInvitations, { path: { id: teamId }, query });
    if (result.kind !== "ok") return result;
    invitations.push(...result.value.items.filter(({ state }) => state === "open"));
    after = result.value.next_after;
  } while (after !== null);
  return { kind: "read", invitations };
}

/** The shared invitation that is already open: a second link in a chat would confuse. */
export async function findShared(client: Client, teamId: string): Promise<FindOutcome> {
  const open = await readOpenInvitations(client, teamId);
  if (open.kind !== "read") return failedOutcome(open);
  const invitation = open.invitations.find(isShared);
  return invitation ? { kind: "found", invitation } : { kind: "none" };
}

export async function makeShared(
  client: Client,
  { teamId, key }: { teamId: string; key: string },
): Promise<MakeOutcome> {
  const { roles, maxUses, days } = usualInvitation("team", { roles: ["player"] });
  const result = await client.send(inviteToTeam, {
    path: { id: teamId },
    header: { "Idempotency-Key": key },
    body: { roles: [...roles], is_shared: true, max_uses: maxUses, days },
  });
  return result.kind === "ok" ? { kind: "made", invitation: result.value } : failedOutcome(result);
}

/** Mails one address: for the team, or for the spot of the membership. */
export async function invitePerson(
  client: Client,
  { teamId, membershipId }: { teamId: string; membershipId: string | null },
  { form, key }: SaveInput<PersonForm, Invitation>,
): Promise<SaveOutcome<Invitation>> {
  const roles = [form.role];
  const days = lifeOf(membershipId === null ? "team" : "spot", roles).usual;
  const result = await client.send(inviteToTeam, {
    path: { id: teamId },
    header: { "Idempotency-Key": key },
    body: {
      roles,
      is_shared: false,
      days,
      email_address: form.emailAddress,
      ...(membershipId !== null && { membership_id: membershipId }),
    },
  });
  return result.kind === "ok" ? { kind: "saved", saved: result.value } : failedOutcome(result);
}

/** An invitation that has ended counts as withdrawn. */
export async function withdrawInvitation(client: Client, invitationId: string): Promise<WithdrawOutcome> {
  const result = await sendWithdrawal(client, invitationId);
  return result.kind === "ok" || isOver(result) ? { kind: "withdrawn" } : failedOutcome(result);
}

type Asking = { input: { tag: string | null; after: string | null } };

/** Fills the actors of the list of unanswered mailed invitations. */
export const personalInvitationActors = (client: Client, teamId: string) => ({
  read: effect(async (_: Asking): Promise<ReadOutcome<Invitation>> => {
    const open = await readOpenInvitations(client, teamId);
    return open.kind === "read"
      ? { kind: "listed", items: open.invitations.filter(isPersonal), nextAfter: null, tag: null }
      : refused(open);
  }),
  change: effect(async ({ input }: { input: Change<Invitation> }): Promise<ChangeOutcome<Invitation>> => {
    const result = await sendWithdrawal(client, input.id);
    return result.kind === "ok" || isOver(result) ? { kind: "accepted", item: null } : refused(result);
  }),
});

const sendWithdrawal = (client: Client, id: string) => client.send(withdrawInvitationCall, { path: { id } });

const isOver = (failure: Problem | Unreachable) =>
  failure.kind === "problem" && failure.messageCode === "INVITATION_404";
