import { isSameMailbox } from "../../../domain/account/mailbox-key";
import type { Device } from "../../../domain/session/device-of";
import { type DeviceToken, rememberDevice } from "../../core/access/known-device.store";
import type { Transport } from "../../core/access/transport";
import { changeHolder, lockUser, type UserRow } from "../../core/account/account.store";
import { recordSeen } from "../../core/account/seen.store";
import { admitNewcomer, transferAccount } from "../../core/account-transfer/admit-newcomer.store";
import type { IdentityClaims, Provider, Services } from "../../core/base/services";
import {
  type Finding,
  type Held,
  isFresh,
  judgeLogIn,
  provesAddress,
} from "../../core/identity/judge-log-in";
import { isGoogle, isPassword, randomPassword, secureAccount } from "../../core/identity/provider-account";
import {
  fillSignInMethod,
  findGoogleMethod,
  findHeld,
  lockHeld,
  moveSignInMethod,
} from "../../core/identity/sign-in.store";
import {
  type Lease,
  noTemporaryPassword,
  recordSecured,
  type SignInMethod,
  withLease,
} from "../../core/identity/sign-in-method.store";
import { type OpenedSession, openSession, revokeAll, revokeByToken } from "../../core/session/session.store";
import type { Queries } from "../../platform/db/database";
import { isUniqueViolation } from "../../platform/db/fault";
import { Problem } from "../../platform/http/problem";
import { queueWayBack } from "../mail-links/password-reset-mails";

export interface LogIn {
  token: string;
  provider: Provider;
  /** The typed address; Google's log-in has none. */
  emailAddress?: string;
  transport: Transport;
  device: Device;
  /** The refresh token that this browser still holds, whose session ends. */
  replaced: string | null;
  /** Null for a client without cookies. */
  deviceToken: DeviceToken | null;
}

export interface LoggedIn {
  user: UserRow;
  session: OpenedSession;
}

/** The account changed between the first read and the lock: try again. */
class Overtaken extends Error {}

const mostAttempts = 3;

/**
 * Logs in with an ID token of the identity provider. The provider's API is public, so anybody who held a
 * token may have changed the account there; such changes are repaired before a session opens.
 */
export async function logIn(services: Services, request: LogIn): Promise<LoggedIn> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryLogIn(services, request);
    } catch (error) {
      // Two simultaneous first log-ins of one person: the database lets one create the account, the other finds it on the retry.
      if (attempt === mostAttempts || !(error instanceof Overtaken || isUniqueViolation(error))) throw error;
    }
  }
}

async function tryLogIn(services: Services, request: LogIn): Promise<LoggedIn> {
  const { claims, held, finding } = await look(services, request);
  if (!held) {
    if (await adoptReturned(services, claims)) throw new Overtaken();
    return enterAnew(services, request, claims);
  }
  if (finding === "as_known") return enterAsKnown(services, request, claims);
  return withLease(services, claims, (lease) => enterPutRight(services, request, lease));
}

async function look(services: Services, { token, provider, emailAddress }: LogIn) {
  const claims = await services.identity.verify(token);
  if (claims?.provider !== provider || !isFresh(claims, services.now())) throw new Problem("AUTH_400_LOGIN");
  if (emailAddress !== undefined && !isSameMailbox(claims.emailAddress, emailAddress))
    throw new Problem("AUTH_400_LOGIN");
  const held = await findHeld(services.db, claims);
  const finding: Finding = held ? judgeLogIn(claims, held, services.now()) : "as_known";
  return { claims, held, finding };
}

/**
 * The account was deleted at the provider only, and its owner signed in with Google again: the provider has a new
 * subject, Google the same. The row of `identity` is updated; existing sessions end, since it is unknown who deleted
 * the account.
 */
async function adoptReturned(services: Services, claims: IdentityClaims): Promise<boolean> {
  const signInMethod = await findGoogleMethod(services.db, claims);
  if (!signInMethod || (await services.identity.findBySubject(signInMethod.subject))) return false;
  return withLease(services, signInMethod, (lease) =>
    services.db.transaction(async (tx) => {
      if (!(await lockUser(tx, signInMethod.userId)) || !(await moveSignInMethod(tx, lease, claims)))
        return false;
      await revokeAll(tx, { userId: signInMethod.userId, now: services.now() });
      return true;
    }),
  );
}

async function enterAnew(services: Services, request: LogIn, claims: IdentityClaims): Promise<LoggedIn> {
  const now = services.now();
  const { orphans, ...entered } = await services.db.transaction(async (tx) => {
    const newcomer = await admitNewcomer(tx, claims, now);
    if (!newcomer) throw new Overtaken();
    return { ...newcomer, session: await open(services, tx, newcomer.user, request) };
  });
  for (const subject of orphans) await forget(services, subject);
  return entered;
}

async function enterAsKnown(services: Services, request: LogIn, claims: IdentityClaims): Promise<LoggedIn> {
  const now = services.now();
  return services.db.transaction(async (tx) => {
    const held = await lockUnchanged(tx, claims, "as_known", now);
    await fillSignInMethod(tx, claims, held.signInMethod);
    // Only our own link verifies a password account.
    const isProvenNow =
      claims.provider === "google" &&
      held.user.emailAddressVerifiedAt === null &&
      provesAddress(claims, held.user.emailAddress);
    const user = isProvenNow ? await changeHolder(tx, held.user, { emailAddressVerifiedAt: now }) : held.user;
    // Proven for the session that opens now, not for others.
    if (isProvenNow) await revokeAll(tx, { userId: user.id, now });
    return { user, session: await open(services, tx, user, request) };
  });
}

/**
 * Changes the provider first: if the transaction fails afterwards, the next log-in finds the same difference
 * and repeats the repair.
 */
async function enterPutRight(services: Services, request: LogIn, lease: Lease): Promise<LoggedIn> {
  // Read again under the lease: another log-in may have repaired the account.
  const { claims, held, finding } = await look(services, request);
  if (!held) throw new Overtaken();
  if (finding === "as_known") return enterAsKnown(services, request, claims);
  const changes = changesFor(finding, claims, held.signInMethod);
  const securedAt = await secureAccount(services, claims.subject, held.user, changes);
  if (!securedAt) throw new Problem("AUTH_400_LOGIN");

  const now = services.now();
  const entered = await services.db.transaction(async (tx) => {
    const { user, signInMethod } = await lockUnchanged(tx, claims, finding, now);
    await revokeAll(tx, { userId: user.id, now });
    const isPasswordOver = finding !== "address_moved";
    const google = claims.provider === "google" && finding !== "foreign_link";
    await recordSecured(tx, lease, securedAt, {
      ...(isPasswordOver && noTemporaryPassword),
      ...(google && { provider: "google", googleSubject: claims.googleSubject }),
    });
    if (finding === "foreign_link" || finding === "address_moved") {
      await queueWayBack(services, tx, { user, providers: [signInMethod.provider] }, now);
      return null;
    }
    const changed =
      finding === "address_proven"
        ? await transferAccount(tx, user, claims, now)
        : finding === "password_changed"
          ? await changeHolder(tx, user, { mustChangePassword: true })
          : user;
    return { user: changed, session: await open(services, tx, changed, request) };
  });
  if (entered) return entered;
  services.log.error(
    { user: held.user.id, finding },
    "An account was tampered with at the identity provider.",
  );
  throw new Problem("AUTH_403_TAMPERED");
}

function changesFor(finding: Finding, { googleSubject }: IdentityClaims, signInMethod: SignInMethod) {
  switch (finding) {
    case "address_proven":
      return { keep: isGoogle(googleSubject), isEmailAddressVerified: true };
    case "extra_link":
      return { keep: isGoogle(googleSubject) };
    case "foreign_link":
      return signInMethod.provider === "drip"
        ? { keep: isPassword, password: randomPassword() }
        : { keep: isGoogle(signInMethod.googleSubject) };
    default:
      return {};
  }
}

/** Judged again under the lock; a different result retries the log-in. */
async function lockUnchanged(
  tx: Queries,
  claims: IdentityClaims,
  finding: Finding,
  now: Date,
): Promise<Held> {
  const held = await lockHeld(tx, claims);
  if (!held || judgeLogIn(claims, held, now) !== finding) throw new Overtaken();
  return held;
}

async function open(
  { config, now }: Services,
  tx: Queries,
  user: UserRow,
  { transport, device, replaced, deviceToken }: LogIn,
): Promise<OpenedSession> {
  const at = now();
  if (replaced) await revokeByToken(tx, { token: replaced, now: at });
  const opened = await openSession(tx, config, { userId: user.id, transport, device, now: at });
  const { sessionId } = opened;
  await recordSeen(tx, user, at);
  if (deviceToken !== null) await rememberDevice(tx, { userId: user.id, deviceToken, sessionId, now: at });
  return opened;
}

/** Best effort: reconciliation deletes what is left. */
async function forget({ identity, log }: Services, subject: string) {
  try {
    await identity.deleteAccount(subject);
  } catch (error) {
    log.warn({ err: error }, "An account that was taken over is still at the identity provider.");
  }
}
