import { normaliseCode } from "../../../domain/invitation/code";
import { stateOf } from "../../../domain/invitation/invitation";
import { isId } from "../../core/access/team-access.store";
import type { Services, Viewer } from "../../core/base/services";
import { type FoundInvitation, lookUpInvitation } from "../../core/invitation/found-invitation.store";
import { hashCode, hashToken } from "../../core/invitation/invitation-secrets";
import { clientOf, limit } from "../../platform/http/limits";
import { type MessageCode, Problem } from "../../platform/http/problem";

const hour = 3_600;

/** Limits for guessing codes: low per account, higher per client, which may be a whole clubhouse. */
export const codeTries = { byUser: 15, byClient: 300 } as const;

/** Exactly one of the three. */
export interface ShownKey {
  token?: string | undefined;
  code?: string | undefined;
  invitation_id?: string | undefined;
}

/** How somebody opened an invitation: the mail's token verifies the address. */
type Way = "link" | "mail" | "code" | "id";

export interface Opened {
  invitation: FoundInvitation;
  way: Way;
}

export interface Asker {
  user: Viewer["user"];
  ip: string;
  /** Whether the caller wants to use it, not only to read it. */
  isAccepting?: boolean;
}

/** For a token's holder, signed in or not. */
export async function openByToken({ db, now }: Services, token: string): Promise<Opened> {
  const tokenHash = hashToken(token);
  const invitation = await lookUpInvitation(db, { tokenHash }, null);
  if (!invitation) throw new Problem("INVITATION_404");
  const refusal = refusalOf(invitation, now());
  if (refusal !== null) throw new Problem(refusal);
  return { invitation, way: wayOf(invitation, tokenHash) };
}

/** For a signed-in person. A code that is wrong, expired or refused to a barred person gets the reply of an unknown one. */
export async function openInvitation(services: Services, key: ShownKey, asker: Asker): Promise<Opened> {
  const { db, config, now } = services;
  const { id: userId } = asker.user;
  if (key.code !== undefined) {
    await countCodeTry(services, asker);
    const code = normaliseCode(key.code) ?? key.code;
    const invitation = await lookUpInvitation(db, { codeHash: hashCode(config, code) }, userId);
    if (!invitation || refusalOf(invitation, now()) !== null) throw new Problem("INVITATION_404");
    return { invitation, way: "code" };
  }
  if (key.token !== undefined) {
    const tokenHash = hashToken(key.token);
    const invitation = await lookUpInvitation(db, { tokenHash }, userId);
    if (!invitation) throw new Problem("INVITATION_404");
    return admit({ invitation, way: wayOf(invitation, tokenHash) }, asker, now());
  }
  const id = key.invitation_id ?? "";
  const invitation = isId(id) ? await lookUpInvitation(db, { id }, userId) : undefined;
  const isTheirs =
    invitation &&
    (invitation.wasLookedAt || (bears(invitation, asker.user) && asker.user.emailAddressVerifiedAt !== null));
  if (!isTheirs) throw new Problem("INVITATION_404");
  return admit({ invitation, way: "id" }, asker, now());
}

function admit(opened: Opened, { user, isAccepting = false }: Asker, now: Date): Opened {
  const { invitation } = opened;
  if (invitation.emailAddress !== null && !bears(invitation, user))
    throw new Problem("INVITATION_401_REQUEST");
  const refusal = refusalOf(invitation, now);
  if (refusal === codes.used && isAccepting) throw new Problem(noUseLeft(invitation));
  if (refusal !== null) throw new Problem(refusal);
  return opened;
}

/** Of a link with several uses, or of one that somebody else used. */
export const noUseLeft = ({ maxUses }: Pick<FoundInvitation, "maxUses">): MessageCode =>
  maxUses > 1 ? "INVITATION_403_FULL" : codes.used;

const countCodeTry = (services: Services, { user, ip }: Asker) =>
  limit(
    services,
    { key: `invitation-code by ${user.id}`, max: codeTries.byUser, windowSeconds: hour },
    { key: `invitation-code from ${clientOf(ip)}`, max: codeTries.byClient, windowSeconds: hour },
  );

/** Why it cannot be used now. Somebody who used it can still read it. */
export function refusalOf(found: FoundInvitation, now: Date): MessageCode | null {
  const isWithdrawn = found.withdrawnAt !== null || found.isVoid || found.isBarred;
  const { uses, maxUses, expiresAt } = found;
  const state = stateOf(
    { isWithdrawn, uses: found.wasUsed ? 0 : uses, maxUses, expiresAt: expiresAt.getTime() },
    now.getTime(),
  );
  return codes[state];
}

const codes = {
  open: null,
  withdrawn: "INVITATION_401_WITHDRAWN",
  used: "INVITATION_401_ACCEPTED",
  expired: "INVITATION_401_EXPIRED",
} as const;

const wayOf = ({ mailTokenHash }: FoundInvitation, tokenHash: string): Way =>
  mailTokenHash === tokenHash ? "mail" : "link";

/** Sent to the address of this account. */
export const bears = (
  { mailboxKey }: Pick<FoundInvitation, "mailboxKey">,
  user: Pick<Viewer["user"], "mailboxKey">,
): boolean => mailboxKey !== null && mailboxKey === user.mailboxKey;

/** The account's own invitation: one to an unverified address may be somebody else's. */
export const isForThem = ({ invitation, way }: Opened, user: Viewer["user"]): boolean =>
  bears(invitation, user) && (way === "mail" || user.emailAddressVerifiedAt !== null);
