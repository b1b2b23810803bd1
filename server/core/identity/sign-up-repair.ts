import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { IdentityAccount, Services } from "../base/services";
import { abandonIntent, findBrokenIntents, isClaimed, removeIntent } from "./sign-up.store";

/** Somebody may be between the provider's popup and our log-in: such an account is left alone for this time. */
export const freshFor = 10 * 60_000;

/**
 * Undoes a sign-up that failed half way, or deletes the account of an erased user. False if there is nothing to
 * delete: the sign-up had completed after all (the database's reply was lost). What is unreachable now stays on
 * record for the upkeep.
 */
export async function abandonSignUp(services: Services, userId: string): Promise<boolean> {
  try {
    return await deleteProviderAccount(services, userId);
  } catch (error) {
    services.log.warn({ err: error }, "An account at the identity provider could not be deleted yet.");
    return true;
  }
}

/** False: its sign-up completed, or the person has returned. */
export async function deleteProviderAccount(
  { db, identity, now }: Pick<Services, "db" | "identity" | "now">,
  subject: string,
): Promise<boolean> {
  if (!(await abandonIntent(db, subject, now()))) return false;
  await identity.deleteAccount(subject);
  await removeIntent(db, subject);
  return true;
}

/** An account that a crash left at the provider, or that somebody created there directly, must not block the address for good. */
export async function freeAddress(services: Services, emailAddress: MailboxKey): Promise<boolean> {
  const { identity } = services;
  const blocking = await identity.findByEmailAddress(emailAddress);
  if (!blocking) return true;
  if (await isNeeded(services, blocking)) return false;
  // A sign-up that was only slow must not complete after its account was deleted.
  if (await abandonSignUp(services, blocking.subject)) return true;
  if (await isNeeded(services, blocking)) return false;
  await identity.deleteAccount(blocking.subject);
  return true;
}

/** False: an account in use has the address. */
export async function createAccountAt(
  services: Services,
  account: Parameters<Services["identity"]["createAccount"]>[0],
): Promise<boolean> {
  const create = async () => (await services.identity.createAccount(account)) === "created";
  return (await create()) || ((await freeAddress(services, account.emailAddress)) && (await create()));
}

/** Whether it has a user, a pending sign-up, or a first sign-in that may still arrive. */
export async function isNeeded(
  { db, identity, now }: Services,
  { subject, links, createdAt }: IdentityAccount,
): Promise<boolean> {
  if (await isClaimed(db, { issuer: identity.issuer, subject }, now())) return true;
  const isPasswordOnly = links.every(({ provider }) => provider === "drip");
  return !isPasswordOnly && createdAt.getTime() > now().getTime() - freshFor;
}

/** When asked to stop, it leaves the rest to the next round. */
export async function repairSignUps(services: Services, signal?: AbortSignal): Promise<number> {
  const broken = await findBrokenIntents(services.db, services.now());
  for (const userId of broken) {
    signal?.throwIfAborted();
    await abandonSignUp(services, userId);
  }
  return broken.length;
}
