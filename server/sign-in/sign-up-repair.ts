import type { IdentityAccount, Services } from "../services";
import { abandonIntent, findBrokenIntents, isClaimed, removeIntent } from "./sign-up.store";

/** Someone may be between the provider's popup and our log-in call: such an account is left alone for so long. */
export const freshFor = 10 * 60_000;

/**
 * Undoes a sign-up that failed half way. False when it had finished after all (the reply of the database was lost).
 * What cannot be reached now stays on record, and the reconciliation finds it.
 */
export async function abandonSignUp({ db, identity, log, now }: Services, userId: string): Promise<boolean> {
  try {
    if (!(await abandonIntent(db, userId, now()))) return false;
    await identity.deleteAccount(userId);
    await removeIntent(db, userId);
  } catch (error) {
    log.warn({ err: error }, "A sign-up that failed could not be undone yet.");
  }
  return true;
}

/** An account that a crash left at the provider, or that somebody made there past us, must not block the address for good. */
export async function freeAddress(services: Services, emailAddress: string): Promise<boolean> {
  const { identity } = services;
  const blocking = await identity.findByEmailAddress(emailAddress);
  if (!blocking) return true;
  if (await isNeeded(services, blocking)) return false;
  // A sign-up that was only slow must not finish over an account that is gone.
  if (await abandonSignUp(services, blocking.subject)) return true;
  if (await isNeeded(services, blocking)) return false;
  await identity.deleteAccount(blocking.subject);
  return true;
}

/** Has a user, a sign-up under way, or a first sign-in that may still arrive. */
export async function isNeeded(
  { db, identity, now }: Services,
  { subject, links, createdAt }: IdentityAccount,
): Promise<boolean> {
  if (await isClaimed(db, { issuer: identity.issuer, subject }, now())) return true;
  const isPasswordOnly = links.every(({ provider }) => provider === "drip");
  return !isPasswordOnly && createdAt.getTime() > now().getTime() - freshFor;
}

/** A server that is asked to stop leaves the rest to the next round. */
export async function repairSignUps(services: Services, signal?: AbortSignal): Promise<number> {
  const broken = await findBrokenIntents(services.db, services.now());
  for (const userId of broken) {
    signal?.throwIfAborted();
    await abandonSignUp(services, userId);
  }
  return broken.length;
}
