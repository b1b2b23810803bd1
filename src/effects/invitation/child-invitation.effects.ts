import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import type { Invitation, InviteInput, InviteOutcome } from "../../../domain/invitation/child-invitation";
import { inviteToChild as inviteToChildCall } from "../../api/calls/invite-to-child";
import { readChildInvitations } from "../../api/calls/read-child-invitations";
import { withdrawInvitation } from "../../api/calls/withdraw-invitation";
import type { Client } from "../../api/client";
import { readPage, refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";
import { failedOutcome } from "../base/outcome";

type Wanted = { input: { tag: string | null; after: string | null }; signal: AbortSignal };

/** Fills the actors of the list of a child's open invitations. */
export const childInvitationActors = (client: Client, childId: string) => ({
  read: effect(async ({ input, signal }: Wanted): Promise<ReadOutcome<Invitation>> => {
    const page = await readPage(
      client,
      readChildInvitations,
      { ...input, signal },
      { path: { id: childId } },
    );
    return page.kind === "listed"
      ? { ...page, items: page.items.filter(({ state }) => state === "open") }
      : page;
  }),
  change: effect(({ input }: { input: Change<Invitation> }) => withdraw(client, input.id)),
});

/** An invitation that has ended counts as withdrawn. */
async function withdraw(client: Client, id: string): Promise<ChangeOutcome<Invitation>> {
  const result = await client.send(withdrawInvitation, { path: { id } });
  const isOver = result.kind === "problem" && result.messageCode === "INVITATION_404";
  return result.kind === "ok" || isOver ? { kind: "accepted", item: null } : refused(result);
}

/** Mailed to the address, or a link without one. */
export async function inviteToChild(
  client: Client,
  { childId, role, emailAddress, key }: InviteInput,
): Promise<InviteOutcome> {
  const result = await client.send(inviteToChildCall, {
    path: { id: childId },
    header: { "Idempotency-Key": key },
    body: { kind: role, ...(emailAddress !== null && { email_address: emailAddress }) },
  });
  return result.kind === "ok" ? { kind: "made", invitation: result.value } : failedOutcome(result);
}
