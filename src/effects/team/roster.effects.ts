import type { Announcement } from "../../../domain/base/announcement";
import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import type { Refused } from "../../../domain/base/outcome";
import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import { lifeOf } from "../../../domain/invitation/invitation";
import { teamCodeTexts } from "../../../domain/team/code-texts";
import type {
  EndInput,
  EndOutcome,
  MemberForm,
  PhonesOutcome,
  RosterEntry,
  RosterLine,
} from "../../../domain/team/roster";
import { teamPageTexts } from "../../../domain/team/texts";
import { endMembership as endMembershipCall } from "../../api/calls/end-membership";
import { readPhoneNumbers as readPhoneNumbersCall } from "../../api/calls/read-phone-numbers";
import { readRoster as readRosterCall } from "../../api/calls/read-roster";
import { renewInvitation } from "../../api/calls/renew-invitation";
import { updateMembership } from "../../api/calls/update-membership";
import type { Client } from "../../api/client";
import { refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";
import { failedOutcome } from "../base/outcome";
import { asTag } from "../base/saved-form.effects";
import { readTagged } from "../base/tagged.effects";
import { readOpenInvitations } from "../invitation/team-invitation.effects";

type Asking = { tag: string | null; after: string | null };

/** Fills the actors of a team's roster. The only change within the list is a nudge, which mails a spot's invitations again. */
export const rosterActors = (client: Client, teamId: string, announce: (said: Announcement) => void) => ({
  read: effect(({ input, signal }: { input: Asking; signal: AbortSignal }) =>
    readRoster(client, { tag: input.tag, teamId, signal }),
  ),
  change: effect(async ({ input }: { input: Change<RosterLine> }): Promise<ChangeOutcome<RosterLine>> => {
    const outcome = await nudge(client, { teamId, membershipId: input.id });
    if (outcome.kind === "accepted") announce({ tone: "success", text: teamPageTexts.nudged });
    return outcome.kind === "accepted" ? { kind: "accepted", item: input.to } : outcome;
  }),
});

export async function readRoster(
  client: Client,
  { teamId, tag, signal }: { teamId: string; tag: string | null; signal: AbortSignal },
): Promise<ReadOutcome<RosterLine>> {
  const outcome = await readTagged(client, readRosterCall, { tag, signal }, { path: { id: teamId } });
  if (outcome.kind !== "read") return outcome;
  const items = outcome.value.entries.map((entry) => ({ ...entry, id: entry.membership_id }));
  return { kind: "listed", items, nextAfter: null, tag: outcome.tag };
}

/** Restarts the lifetime of each open invitation of the spot. */
async function nudge(
  client: Client,
  { teamId, membershipId }: { teamId: string; membershipId: string },
): Promise<{ kind: "accepted" } | Refused> {
  const open = await readOpenInvitations(client, teamId);
  if (open.kind !== "read") return refused(open);
  const waiting = open.invitations.filter(({ membership_id }) => membership_id === membershipId);
  if (waiting.length === 0) return { kind: "refused", text: teamPageTexts.nothingToNudge };
  for (const { id } of waiting) {
    const result = await client.send(renewInvitation, { path: { id }, body: { days: lifeOf("spot").usual } });
    if (result.kind !== "ok") return refused(result);
  }
  return { kind: "accepted" };
}

/** Only changed fields are sent: a coach may change a number and no role. */
export async function saveMember(
  client: Client,
  teamId: string,
  { form, saved }: SaveInput<MemberForm, RosterEntry>,
): Promise<SaveOutcome<RosterEntry>> {
  if (saved === null) throw new Error("A member is on the roster already");
  const body = {
    ...(form.number !== saved.number && { number: form.number }),
    ...(!sameRoles(form.roles, saved.roles) && { roles: [...form.roles] }),
  };
  if (Object.keys(body).length === 0) return { kind: "saved", saved };
  const result = await client.send(updateMembership, {
    path: { id: teamId, membership_id: saved.membership_id },
    header: { "If-Match": asTag(saved.version) },
    body,
  });
  if (result.kind === "ok") return { kind: "saved", saved: result.value };
  if (result.kind !== "problem" || result.status !== 412) return failedOutcome(result);
  const roster = await readRoster(client, { teamId, tag: null, signal: new AbortController().signal });
  if (roster.kind !== "listed") return failedOutcome(result);
  const theirs = roster.items.find(({ id }) => id === saved.membership_id);
  return theirs ? { kind: "differs", theirs } : { kind: "refused", text: teamCodeTexts.COLLABORATOR_404 };
}

/** Ends a membership; one that has ended already counts as ended. */
export async function endMembership(client: Client, { teamId, entry, bar }: EndInput): Promise<EndOutcome> {
  const result = await client.send(endMembershipCall, {
    path: { id: teamId, membership_id: entry.membership_id },
    header: { "If-Match": asTag(entry.version) },
    body: bar ? { bar } : {},
  });
  if (result.kind === "ok") return { kind: "ended" };
  if (result.kind === "problem" && result.messageCode === "COLLABORATOR_404") return { kind: "ended" };
  if (result.kind === "problem" && result.status === 412)
    return { kind: "differs", text: refused(result).text };
  return failedOutcome(result);
}

/** Read each time it is opened, and not cached. */
export async function readPhoneNumbers(
  client: Client,
  { teamId, membershipId }: { teamId: string; membershipId: string },
): Promise<PhonesOutcome> {
  const result = await client.send(readPhoneNumbersCall, {
    path: { id: teamId, membership_id: membershipId },
  });
  return result.kind === "ok" ? { kind: "known", numbers: result.value.items } : failedOutcome(result);
}

const sameRoles = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((role) => other.includes(role));
