import { stateOf } from "../../../domain/invitation/invitation";
import type { components } from "../../../openapi";
import type { Services } from "../../core/base/services";
import type { JudgedInvitation } from "../../core/invitation/invitation.store";
import { codeOf, linkTokenOf } from "../../core/invitation/invitation-secrets";
import { linkTo } from "../../core/mail/templates";
import { shownKind } from "./offer";

/** For those who may invite. The mail's token is never included. */
export function presentInvitation(
  { config, now }: Pick<Services, "config" | "now">,
  row: JudgedInvitation,
): components["schemas"]["Invitation"] {
  const { id, uses, maxUses, expiresAt, withdrawnAt, membershipId, isVoid } = row;
  const state = stateOf(
    {
      isWithdrawn: withdrawnAt !== null || (isVoid && uses < maxUses),
      uses,
      maxUses,
      expiresAt: expiresAt.getTime(),
    },
    now().getTime(),
  );
  return {
    id,
    kind: shownKind(row.kind),
    roles: membershipId === null ? (row.roles ?? []) : ["player"],
    link: linkTo(config.publicOrigin, "join", linkTokenOf(config, id)),
    code: row.codeHash === null ? null : codeOf(config, id, row.codeRound),
    uses,
    max_uses: maxUses,
    expires_at: expiresAt.toISOString(),
    email_address: state === "used" ? null : row.emailAddress,
    ...(membershipId !== null && { membership_id: membershipId }),
    state,
    created_at: row.createdAt.toISOString(),
  };
}
