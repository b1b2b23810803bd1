import { randomBytes } from "node:crypto";
import type { IdentityAccount, Services } from "../base/services";
import { everyIdentity, type HeldIdentity, isHeld } from "./reconcile.store";
import { freshFor, isNeeded, repairSignUps } from "./sign-up-repair";

export interface Repairs {
  /** Interrupted sign-ups. */
  undone: number;
  /** Accounts at the provider without a user. */
  deleted: number;
  /** Users whose account at the provider is missing. */
  recreated: number;
  /** Accounts left alone because there are suspiciously many. */
  suspicious: number;
}

/**
 * Removes accounts that exist on one side only. Every step checks again right before it acts and can be repeated, so
 * several servers can run this simultaneously and during sign-ups. When asked to stop, it leaves the rest to the next
 * round.
 */
export async function reconcile(services: Services, signal?: AbortSignal): Promise<Repairs> {
  const undone = await repairSignUps(services, signal);
  const ours = new Set<string>();
  for await (const held of everyIdentity(services.db, services.identity.issuer)) ours.add(held.subject);
  const seen = new Set<string>();
  const strays: IdentityAccount[] = [];
  for await (const account of services.identity.list()) {
    signal?.throwIfAborted();
    seen.add(account.subject);
    if (!ours.has(account.subject) && (await isStray(services, account))) strays.push(account);
  }
  const isSuspicious = services.config.isProduction && areTooMany(strays.length, seen.size);
  if (isSuspicious)
    services.log.error(
      { strays: strays.length, accounts: seen.size },
      "So many accounts at the identity provider have no user here that this may be the wrong or an old database: none was deleted.",
    );
  const deleted = isSuspicious ? 0 : await deleteStrays(services, strays, signal);
  const recreated = await recreateMissing(services, seen, signal);
  const repairs = { undone, deleted, recreated, suspicious: isSuspicious ? strays.length : 0 };
  if (undone + deleted + recreated > 0) services.log.info(repairs, "Accounts were reconciled.");
  return repairs;
}

const isStray = async (services: Services, account: IdentityAccount) =>
  account.createdAt.getTime() <= services.now().getTime() - freshFor && !(await isNeeded(services, account));

/** An empty or restored database must not empty the identity provider. */
const areTooMany = (strays: number, accounts: number) => strays > 20 && strays > accounts / 10;

async function deleteStrays(services: Services, strays: readonly IdentityAccount[], signal?: AbortSignal) {
  let count = 0;
  for (const account of strays) {
    signal?.throwIfAborted();
    if (!(await isStray(services, account))) continue;
    await services.identity.deleteAccount(account.subject);
    count += 1;
  }
  return count;
}

async function recreateMissing(services: Services, seen: ReadonlySet<string>, signal?: AbortSignal) {
  const { db, identity } = services;
  let count = 0;
  for await (const held of everyIdentity(db, identity.issuer)) {
    if (seen.has(held.subject)) continue;
    signal?.throwIfAborted();
    if ((await identity.findBySubject(held.subject)) !== null) continue;
    if (!(await isHeld(db, { issuer: identity.issuer, subject: held.subject }))) continue;
    if (await recreate(services, held)) count += 1;
  }
  return count;
}

/** With a password that nobody knows: the person signs in by a reset, or by the other provider, which takes over a verified address. */
async function recreate({ identity, log }: Services, held: HeldIdentity): Promise<boolean> {
  const { subject, emailAddress, fullName, isEmailAddressVerified } = held;
  const password = randomBytes(18).toString("base64url");
  if ((await identity.createAccount({ subject, emailAddress, password, fullName })) !== "created") {
    log.warn("A user's account at the identity provider is gone, and another one there has the address.");
    return false;
  }
  if (isEmailAddressVerified) await identity.markEmailAddressVerified(subject);
  return true;
}
