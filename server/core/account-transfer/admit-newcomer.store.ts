import { randomUUID } from "node:crypto";
import { mailboxKey } from "../../../domain/account/mailbox-key";
import { limits } from "../../../domain/base/limits";
import type { Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import { Problem } from "../../platform/http/problem";
import { holdsMailbox, insertUser, nameOf, type UserRow } from "../account/account.store";
import type { IdentityClaims } from "../base/services";
import { bearsAddress, provesAddress } from "../identity/judge-log-in";
import { findSignInMethod, insertSignInMethod, removeSignInMethods } from "../identity/sign-in-method.store";
import { cancelDeletion } from "../identity/sign-up.store";
import { transferToProvenHolder } from "./new-holder";

export interface Newcomer {
  user: UserRow;
  /** Accounts at the identity provider without a user, to be deleted there. */
  orphans: readonly string[];
}

/**
 * The first log-in of a Google account; password accounts are created only by our own sign-up. Null if another first
 * log-in of the same person was first.
 */
export async function admitNewcomer(
  tx: Queries,
  claims: IdentityClaims,
  now: Date,
): Promise<Newcomer | null> {
  const { emailAddress } = claims.account;
  // An account made at the provider with another's address, and a Google account linked to it.
  const key = emailAddress === null ? null : mailboxKey(emailAddress);
  if (
    claims.provider === "drip" ||
    emailAddress === null ||
    key === null ||
    !bearsAddress(claims, emailAddress)
  )
    throw new Problem("AUTH_400_LOGIN");
  const isProven = provesAddress(claims, emailAddress);
  const [holder] = await tx.select().from(user).where(holdsMailbox(key)).for("update");
  if (!holder) {
    await cancelDeletion(tx, claims.subject);
    return { user: await makeAccount(tx, claims, { emailAddress, isProven, now }), orphans: [] };
  }

  if (await findSignInMethod(tx, claims)) return null;
  if (holder.bannedAt) throw new Problem("AUTH_401_BANNED");
  if (!isProven || holder.emailAddressVerifiedAt) throw new Problem("USER_409_CONFLICT");
  const old = await removeSignInMethods(tx, holder.id);
  if (old.length === 0) throw new Problem("USER_409_CONFLICT");
  await insertSignInMethod(tx, claims, holder.id, now);
  return {
    user: await transferAccount(tx, holder, claims, now),
    orphans: old.filter((row) => row.issuer === claims.issuer).map((row) => row.subject),
  };
}

/** Transfers an account with an unverified address to the person whose Google account verified that address. */
export const transferAccount = (tx: Queries, holder: UserRow, claims: IdentityClaims, now: Date) =>
  transferToProvenHolder(tx, holder, { ...nameOf(claims), now });

/** The user of a first sign-in through another provider. */
async function makeAccount(
  tx: Queries,
  claims: IdentityClaims,
  { emailAddress, isProven, now }: { emailAddress: string; isProven: boolean; now: Date },
): Promise<UserRow> {
  const key = mailboxKey(emailAddress);
  if (key === null || emailAddress.length > limits.emailAddress.max) throw new Problem("AUTH_400_LOGIN");
  const made = await insertUser(tx, {
    id: randomUUID(),
    createdAt: now,
    role: "onboarding",
    ...nameOf(claims),
    emailAddress,
    mailboxKey: key,
    emailAddressVerifiedAt: isProven ? now : null,
  });
  await insertSignInMethod(tx, claims, made.id, now);
  return made;
}
