import { randomBytes } from "node:crypto";
import { IdentityUnavailable } from "../../platform/http/problem";
import type { UserRow } from "../account/account.store";
import type { AccountChanges, IdentityLink, Services } from "../base/services";
import { createAccountAt, freeAddress } from "./sign-up-repair";

type Holder = Pick<UserRow, "mailboxKey" | "emailAddressVerifiedAt">;

/**
 * Restores the account's address at the provider, applies the other changes, and revokes earlier tokens. Null if the
 * provider has no such account.
 */
export async function secureAccount(
  services: Services,
  subject: string,
  holder: Holder,
  changes: Partial<AccountChanges>,
): Promise<Date | null> {
  const { mailboxKey: emailAddress, emailAddressVerifiedAt } = holder;
  const wanted = { emailAddress, isEmailAddressVerified: emailAddressVerifiedAt !== null, ...changes };
  const first = await services.identity.secureAccount(subject, wanted);
  const isAddressFree = first.outcome === "address_taken" && (await freeAddress(services, emailAddress));
  const done = isAddressFree ? await services.identity.secureAccount(subject, wanted) : first;
  if (done.outcome === "missing") return null;
  if (done.outcome === "secured") return done.tokensValidAfter;
  throw addressIsHeld(services);
}

/** Like `secureAccount`; an account deleted at the provider only is created again under its subject. */
export async function restoreAccount(
  services: Services,
  subject: string,
  holder: Holder & Pick<UserRow, "fullName">,
  changes: Partial<AccountChanges> & { password: string },
): Promise<Date | null> {
  const securedAt = await secureAccount(services, subject, holder, changes);
  if (securedAt) return securedAt;
  const { mailboxKey: emailAddress, fullName } = holder;
  const { password } = changes;
  if (!(await createAccountAt(services, { subject, emailAddress, fullName, password })))
    throw addressIsHeld(services);
  return secureAccount(services, subject, holder, changes);
}

function addressIsHeld({ log }: Services) {
  log.error("Another account at the identity provider holds the address of a user.");
  return new IdentityUnavailable();
}

export const isPassword = ({ provider }: IdentityLink) => provider === "drip";

export const isGoogle =
  (googleSubject: string | null) =>
  ({ provider, subject }: IdentityLink) =>
    provider === "google" && subject === googleSubject;

/** A password that nobody knows. */
export const randomPassword = () => randomBytes(18).toString("base64url");
