import { isSameMailbox } from "../../../domain/account/mailbox-key";
import { Problem } from "../../platform/http/problem";
import type { UserRow } from "../account/account.store";
import type { IdentityClaims, IdentityLink } from "../base/services";
import { isGoogle, isPassword } from "./provider-account";
import type { SignInMethod } from "./sign-in-method.store";
import { hasTemporaryPasswordExpired } from "./temporary-password";

export interface Held {
  user: UserRow;
  signInMethod: SignInMethod;
}

/** The provider's account at a log-in, beside what we know of it. */
export type Finding =
  | "as_known"
  /** Signing in with Google verifies an address that was unverified. */
  | "address_proven"
  /** Something besides the stored Google account can sign in. */
  | "extra_link"
  /** Another person's linked provider. */
  | "foreign_link"
  | "address_moved"
  /** The password was set without us. */
  | "password_changed";

/** Milliseconds. The maximum age of a sign-in at the provider. */
export const freshness = 5 * 60_000;

/** For verified claims about this user. Throws if the log-in is refused without any repair. */
export function judgeLogIn(claims: IdentityClaims, { user, signInMethod }: Held, now: Date): Finding {
  const finding = find(claims, { user, signInMethod }, now);
  if (user.deletionDueAt !== null && !endsBefore.has(finding)) throw new Problem("AUTH_403_LEAVING");
  return finding;
}

/** Judged first even of an account that is about to be deleted: a stranger's sign-in is cut off, and an account never proven gets a new holder. */
const endsBefore: ReadonlySet<Finding> = new Set(["foreign_link", "address_moved", "address_proven"]);

function find(claims: IdentityClaims, { user, signInMethod }: Held, now: Date): Finding {
  if (user.deletedAt || isStale(claims, signInMethod.validSince)) throw new Problem("AUTH_400_LOGIN");
  if (user.bannedAt) throw new Problem("AUTH_401_BANNED");
  return claims.provider === "google"
    ? judgeGoogle(claims, { user, signInMethod })
    : judgePassword(claims, { user, signInMethod }, now);
}

function judgeGoogle({ account, googleSubject }: IdentityClaims, { user, signInMethod }: Held): Finding {
  const google = account.links.find(isGoogle(googleSubject));
  if (!google) throw new Problem("AUTH_400_LOGIN");
  const bearsAddress = isSameMailbox(google.emailAddress, user.emailAddress);
  // An account older than this column is recognised by its address.
  const isOnFile =
    signInMethod.provider === "google" &&
    (signInMethod.googleSubject === google.subject || (signInMethod.googleSubject === null && bearsAddress));
  if (isOnFile) {
    if (!isSameMailbox(account.emailAddress, user.emailAddress)) return "address_moved";
    return account.links.length > 1 ? "extra_link" : "as_known";
  }
  if (!bearsAddress) return "foreign_link";
  if (account.isEmailAddressVerified && user.emailAddressVerifiedAt === null) return "address_proven";
  throw new Problem("USER_409_CONFLICT");
}

function judgePassword({ account }: IdentityClaims, { user, signInMethod }: Held, now: Date): Finding {
  if (signInMethod.provider !== "drip") throw new Problem("USER_409_CONFLICT");
  if (hasTemporaryPasswordExpired(signInMethod, now)) throw new Problem("AUTH_400_LOGIN");
  if (!account.links.every((link) => isPassword(link) || isOwnersGoogle(link, user))) return "foreign_link";
  if (!isSameMailbox(account.emailAddress, user.emailAddress)) return "address_moved";
  const isLater =
    (account.tokensValidAfter ?? 0) > (signInMethod.tokensValidAfter ?? account.tokensValidAfter ?? 0);
  return isLater ? "password_changed" : "as_known";
}

/**
 * A linked Google account with the user's own address: Firebase links it when the owner tries Google once. It
 * cannot open a session, so it is left alone.
 */
const isOwnersGoogle = (link: IdentityLink, user: UserRow) =>
  link.provider === "google" && isSameMailbox(link.emailAddress, user.emailAddress);

/** Google verifies an address only if it is Google's own address, not just that of the account at the provider. */
export const provesAddress = ({ account, googleSubject }: IdentityClaims, emailAddress: string) =>
  account.isEmailAddressVerified && bearsAddress({ account, googleSubject }, emailAddress);

/** Whether it is the Google account's own address, in any spelling. */
export const bearsAddress = (
  { account, googleSubject }: Pick<IdentityClaims, "account" | "googleSubject">,
  emailAddress: string,
) => isSameMailbox(account.links.find(isGoogle(googleSubject))?.emailAddress ?? null, emailAddress);

/** Providers report sign-in times in whole seconds. */
export const isStale = ({ authenticatedAt }: IdentityClaims, validSince: Date | null) =>
  validSince !== null &&
  Math.floor(authenticatedAt.getTime() / 1000) < Math.floor(validSince.getTime() / 1000);

export const isFresh = ({ authenticatedAt }: IdentityClaims, now: Date) =>
  Math.abs(now.getTime() - authenticatedAt.getTime()) <= freshness;
