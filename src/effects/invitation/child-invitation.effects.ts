import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import type { Invitation, InviteInput, InviteOutcome } from "../../../domain/invitation/child-invitation";
import type { Client } from "../../api/client";
import { inviteToChild as inviteToChildShape } from "../../api/shapes/invitation";
import { withdrawInvitation as withdrawInvitationShape } from "../../api/shapes/invitation-end";
import { readChildInvitations as readChildInvitationsShape } from "../../api/shapes/invitations";
import { readPage, refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";
import { failedOutcome } from "../base/outcome";

type Wanted = { input: { tag: string | null; after: string | null }; signal: AbortSignal };

/** Fills the actors of the list of a child's open invitations. */
export const childInvitationActors = (client: Client, childId: string) => ({
  read: effect(async ({ input, signal }: Wanted): Promise<ReadOutcome<Invitation>> => {
    const page = await readPage<Invitation>(
      client,
      { ...input, signal, shape: readChildInvitationsShape },
      (http, { params, ...init }) =>
        http.GET("/child/child_id/{id}/invitation", {
          ...init,
          params: { ...params, path: { id: childId } },
        }),
    );
    return page.kind === "listed"
      ? { ...page, items: page.items.filter(({ state }) => state === "open") }
      : page;
  }),
  change: effect(({ input }: { input: Change<Invitation> }) => withdraw(client, input.id)),
});

/** An invitation that has ended counts as withdrawn. */
async function withdraw(client: Client, id: string): Promise<ChangeOutcome<Invitation>> {
  const result = await client.quietly(withdrawInvitationShape, (http, init) =>
    http.DELETE("/invitation/invitation_id/{id}", { ...init, params: { path: { id } } }),
  );
  const isOver = result.kind === "problem" && result.messageCode === "INVITATION_404";
  return result.kind === "ok" || isOver ? { kind: "accepted", item: null } : refused(result);
}

/** Mailed to the address, or a link without one. */
export async function inviteToChild(
  client: Client,
  { childId, role, emailAddress, key }: InviteInput,
): Promise<InviteOutcome> {
  const result = await client.quietly(inviteToChildShape, (http, init) =>
    http.POST("/child/child_id/{id}/invitation", {
      ...init,
      params: { path: { id: childId }, header: { "Idempotency-Key": key } },
      body: { kind: role, ...(emailAddress !== null && { email_address: emailAddress }) },
    }),
  );
  return result.kind === "ok" ? { kind: "made", invitation: result.value } : failedOutcome(result);
}
