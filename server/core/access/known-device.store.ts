import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lte, ne, or } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { Queries } from "../../platform/db/database";
import { knownDevice } from "../../platform/db/schema/access";
import { user } from "../../platform/db/schema/account";
import { holdsMailbox } from "../account/account.store";
import { hashOf } from "./refresh-token";

/** The token in a browser's cookie: 256 bits, of which only a hash per account is stored. */
export type DeviceToken = string;

/** Milliseconds after a sign-in for which the browser is a known device. */
export const deviceLife = 90 * 86_400_000;

export const newDeviceToken = (): DeviceToken => randomBytes(32).toString("base64url");

/** Different for each account, so that no two rows reveal a shared browser. */
const deviceHash = (userId: string, deviceToken: DeviceToken) => hashOf(`${userId}.${hashOf(deviceToken)}`);

export const isDeviceToken = (text: string) => /^[\w-]{43}$/.test(text);

export async function rememberDevice(
  tx: Queries,
  {
    userId,
    deviceToken,
    sessionId,
    now,
  }: { userId: string; deviceToken: DeviceToken; sessionId: string | null; now: Date },
): Promise<void> {
  const signIn = { signedInAt: now, sessionId };
  await tx
    .insert(knownDevice)
    .values({ userId, tokenHash: deviceHash(userId, deviceToken), ...signIn })
    .onConflictDoUpdate({ target: [knownDevice.userId, knownDevice.tokenHash], set: signIn });
}

/** Whether the browser signed in to the account that holds the address. */
export async function isKnownDevice(
  db: Queries,
  { deviceToken, key, now }: { deviceToken: DeviceToken | null; key: MailboxKey; now: Date },
): Promise<boolean> {
  if (deviceToken === null) return false;
  const found = await db
    .select({ userId: user.id, tokenHash: knownDevice.tokenHash })
    .from(knownDevice)
    .innerJoin(user, eq(user.id, knownDevice.userId))
    .where(and(gt(knownDevice.signedInAt, new Date(now.getTime() - deviceLife)), holdsMailbox(key)));
  return found.some(({ userId, tokenHash }) => tokenHash === deviceHash(userId, deviceToken));
}

/** All except the one of the kept session. */
export async function forgetDevices(
  db: Queries,
  { userId, except }: { userId: string; except?: string },
): Promise<void> {
  const isOther =
    except === undefined ? undefined : or(isNull(knownDevice.sessionId), ne(knownDevice.sessionId, except));
  await db.delete(knownDevice).where(and(eq(knownDevice.userId, userId), isOther));
}

/** The one of the ended session, which somebody else may be using. */
export async function forgetDeviceOf(
  db: Queries,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await db
    .delete(knownDevice)
    .where(and(eq(knownDevice.userId, userId), eq(knownDevice.sessionId, sessionId)));
}

export async function removeOldDevices(db: Queries, now: Date): Promise<void> {
  await db.delete(knownDevice).where(lte(knownDevice.signedInAt, new Date(now.getTime() - deviceLife)));
}
