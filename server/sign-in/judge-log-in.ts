import type { UserRow } from "../account/account.store";
import { Problem } from "../http/problem";
import { isGoogle, isPassword } from "../identity/provider-account";
import type { WayIn } from "../identity/way-in.store";
import { hasTemporaryPasswordExpired } from "../mail-links/temporary-password";
import type { IdentityClaims, IdentityLink } from "../services";

export interface Held {
  user: UserRow;
  wayIn: WayIn;
}

/** What a log-in finds at the identity provider, beside what we know of the account. */
export type Finding =
  | "as_known"
  /** Whoever signs in with Google proves the address that the account never proved. */
  | "address_proven"
  /** Something beside the Google account on file can sign in. */
  | "extra_link"
  /** Somebody else's way to sign in. */
  | "foreign_link"
  | "address_moved"
  /** The password was set by somebody who did not ask us. */
  | "password_changed";

/** Milliseconds. How long ago the person may have signed in at the provider. */
export const freshness = 5 * 60_000;

/** The claims were verified and speak of this user. Throws where the log-in is refused and nothing else has to be done. */
export function judgeLogIn(claims: IdentityClaims, { user, wayIn }: Held, now: Date): Finding {
  if (user.deletedAt || isStale(claims, wayIn.validSince)) throw new Problem("AUTH_400_LOGIN");
  if (user.bannedAt) throw new Problem("AUTH_401_BANNED");
  return claims.provider === "google"
    ? judgeGoogle(claims, { user, wayIn })
    : judgePassword(claims, { user, wayIn }, now);
}

function judgeGoogle({ account, googleSubject }: IdentityClaims, { user, wayIn }: Held): Finding {
  const google = account.links.find(isGoogle(googleSubject));
  if (!google) throw new Problem("AUTH_400_LOGIN");
  const bearsAddress = isSame(google.emailAddress, user.emailAddress);
  // An account that is older than this column is recognised by its address.
  const isOnFile =
    wayIn.provider === "google" &&
    (wayIn.googleSubject === google.subject || (wayIn.googleSubject === null && bearsAddress));
  if (isOnFile) {
    if (!isSame(account.emailAddress, user.emailAddress)) return "address_moved";
    return account.links.length > 1 ? "extra_link" : "as_known";
  }
  if (!bearsAddress) return "foreign_link";
  if (account.isEmailAddressVerified && user.emailAddressVerifiedAt === null) return "address_proven";
  throw new Problem("USER_409_CONFLICT");
}

function judgePassword({ account }: IdentityClaims, { user, wayIn }: Held, now: Date): Finding {
  if (wayIn.provider !== "drip") throw new Problem("USER_409_CONFLICT");
  if (hasTemporaryPasswordExpired(wayIn, now)) throw new Problem("AUTH_400_LOGIN");
  if (!account.links.every((link) => isPassword(link) || isOwnersGoogle(link, user))) return "foreign_link";
  if (!isSame(account.emailAddress, user.emailAddress)) return "address_moved";
  const isLater = (account.tokensValidAfter ?? 0) > (wayIn.tokensValidAfter ?? account.tokensValidAfter ?? 0);
  return isLater ? "password_changed" : "as_known";
}

/**
 * A linked Google account with the user's own address: Firebase links it when the owner tries Google once. It
 * cannot open a session, so it is left alone.
 */
const isOwnersGoogle = (link: IdentityLink, user: UserRow) =>
  link.provider === "google" && isSame(link.emailAddress, user.emailAddress);

/** Who proves an address with Google: Google's own address has to be it, not just the one of the account at the provider. */
export const provesAddress = ({ account, googleSubject }: IdentityClaims, emailAddress: string) =>
  account.isEmailAddressVerified && bearsAddress({ account, googleSubject }, emailAddress);

/** Whether it is the address of the Google account itself, however that spells it. */
export const bearsAddress = (
  { account, googleSubject }: Pick<IdentityClaims, "account" | "googleSubject">,
  emailAddress: string,
) => isSame(account.links.find(isGoogle(googleSubject))?.emailAddress ?? null, emailAddress);

const isSame = (address: string | null, other: string) => address?.toLowerCase() === other.toLowerCase();

/** Providers tell the time of a sign-in to the second. */
export const isStale = ({ authenticatedAt }: IdentityClaims, validSince: Date | null) =>
  validSince !== null &&
  Math.floor(authenticatedAt.getTime() / 1000) < Math.floor(validSince.getTime() / 1000);

export const isFresh = ({ authenticatedAt }: IdentityClaims, now: Date) =>
  Math.abs(now.getTime() - authenticatedAt.getTime()) <= freshness;
