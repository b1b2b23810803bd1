import { createHash, randomUUID } from "node:crypto";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { devicesThatRing } from "../../../domain/push/ring";
import type { Queries } from "../../platform/db/database";
import { pushToken } from "../../platform/db/schema/notification-push";
import { session } from "../../platform/db/schema/session";
import { isAlive } from "../session/session.store";

export type PushTokenRow = typeof pushToken.$inferSelect;

export const hashOfEndpoint = (endpoint: string) => createHash("sha256").update(endpoint).digest("base64url");

export const listTokens = (db: Queries, userId: string): Promise<PushTokenRow[]> =>
  db
    .select()
    .from(pushToken)
    .where(eq(pushToken.userId, userId))
    .orderBy(asc(pushToken.madeAt), asc(pushToken.id));

export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  label: string;
}

/**
 * "there" if this session already has the device with the same keys, unless it is silent. A device belongs to one account, so the row moves to this one. The
 * session's row is locked, so that a concurrent sign-out also removes the new token; "over" if the sign-out came first.
 */
export async function saveToken(
  tx: Queries,
  { userId, sessionId, device, now }: { userId: string; sessionId: string; device: Device; now: Date },
): Promise<"saved" | "there" | "over"> {
  const [living] = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, sessionId), isAlive(now)))
    .for("share");
  if (!living) return "over";
  const endpointHash = hashOfEndpoint(device.endpoint);
  const same = (await listTokens(tx, userId)).find((row) => row.endpointHash === endpointHash);
  const isThere = same?.sessionId === sessionId && same.p256dh === device.p256dh && same.auth === device.auth;
  if (isThere && same.silentSince === null) return "there";
  const row = { userId, id: randomUUID(), sessionId, ...device, madeAt: now };
  const counters = { unheard: 0, unheardSince: null, silentSince: null };
  const cleared = { ...counters, lastOkAt: null, failures: 0, failingSince: null };
  await tx
    .insert(pushToken)
    .values({ ...row, endpointHash })
    .onConflictDoUpdate({ target: pushToken.endpointHash, set: { ...row, ...cleared } });
  await dropOldest(tx, userId);
  return "saved";
}

async function dropOldest(tx: Queries, userId: string): Promise<void> {
  const ids = (await listTokens(tx, userId)).map(({ id }) => id).slice(0, -devicesThatRing);
  if (ids.length > 0)
    await tx.delete(pushToken).where(and(eq(pushToken.userId, userId), inArray(pushToken.id, ids)));
}

/** False if no such token exists or it belongs to somebody else. */
export async function dropToken(
  tx: Queries,
  { userId, id }: Pick<PushTokenRow, "userId" | "id">,
): Promise<boolean> {
  const gone = await tx
    .delete(pushToken)
    .where(and(eq(pushToken.userId, userId), eq(pushToken.id, id)))
    .returning({ id: pushToken.id });
  return gone.length > 0;
}

export type RingingDevice = Pick<PushTokenRow, "userId" | "id" | "endpoint" | "p256dh" | "auth">;

/** Devices of these people, without closed accounts and ended sessions. */
export async function findDevices(
  db: Queries,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, RingingDevice[]>> {
  const { rows } = await db.execute<{
    user_id: string;
    id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
  }>(sql`
    select t.user_id, t.id, t.endpoint, t.p256dh, t.auth from push_token t join living_user l on l.id = t.user_id
      join session s on s.id = t.session_id and s.user_id = t.user_id and s.revoked_at is null
        and s.expires_at > ${now.toISOString()}::timestamptz
    where t.user_id in (select json_array_elements_text(${JSON.stringify(userIds)}::json)) order by t.made_at, t.id`);
  const devices = new Map<string, RingingDevice[]>();
  for (const { user_id: userId, ...row } of rows)
    devices.set(userId, [...(devices.get(userId) ?? []), { userId, ...row }]);
  return devices;
}

const mostFailures = 10;

/** Counts a push that was given up. The tenth within a week deletes the device as abandoned. */
export async function recordFailure(db: Queries, { userId, id }: RingingDevice, now: Date): Promise<void> {
  const isNewWeek = sql`coalesce(${pushToken.failingSince}, '-infinity') <= ${now.toISOString()}::timestamptz - interval '7 days'`;
  const its = and(eq(pushToken.userId, userId), eq(pushToken.id, id));
  await db
    .update(pushToken)
    .set({
      failures: sql`case when ${isNewWeek} then 1 else ${pushToken.failures} + 1 end`,
      failingSince: sql`case when ${isNewWeek} then ${now.toISOString()}::timestamptz else ${pushToken.failingSince} end`,
    })
    .where(its);
  await db.delete(pushToken).where(and(its, sql`${pushToken.failures} >= ${mostFailures}`));
}
