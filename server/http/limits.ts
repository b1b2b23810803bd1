import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { prepareOnce } from "../db/prepared";
import { rateBucket } from "../db/schema/limits";
import type { Services } from "../services";
import { Problem } from "./problem";

export interface Limit {
  /** What is counted; kept only as a keyed hash, for it may hold a client's or an e-mail address. */
  key: string;
  max: number;
  windowSeconds: number;
}

/** Counts one try and throws once there were more than `max` in the window. One statement, so that several servers agree. */
export async function limit(
  { db, config, now }: Pick<Services, "db" | "config" | "now">,
  { key, max, windowSeconds }: Limit,
): Promise<void> {
  const at = now();
  const [bucket] = await countTry(db).execute({
    key: hash(config.signingKey, `${windowSeconds}:${key}`),
    at: at.toISOString(),
    resetAt: new Date(at.getTime() + windowSeconds * 1000),
  });
  if (!bucket) throw new Error("A counted try came back without its count.");
  if (bucket.count <= max) return;
  const seconds = Math.ceil((bucket.resetAt.getTime() - at.getTime()) / 1000);
  throw new Problem("REQUEST_429_LIMIT", { retryAfter: Math.max(1, seconds) });
}

/** Prepared once, since most requests run it. */
const countTry = prepareOnce((db: Services["db"]) => {
  const isOver = sql`${rateBucket.resetAt} <= ${sql.placeholder("at")}::timestamptz`;
  return db
    .insert(rateBucket)
    .values({ key: sql.placeholder("key"), count: 1, resetAt: sql.placeholder("resetAt") })
    .onConflictDoUpdate({
      target: rateBucket.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${rateBucket.count} + 1, 1000000) end`,
        resetAt: sql`case when ${isOver} then excluded.reset_at else ${rateBucket.resetAt} end`,
      },
    })
    .returning()
    .prepare("count_try");
});

const hash = (secret: string, key: string) => createHmac("sha256", secret).update(key).digest("base64url");

/**
 * The client as rate limits count it: the IPv4 address, or the network of an IPv6 address, since one
 * household can use any address in its network.
 */
export function clientOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const groups = plain.includes("::")
    ? [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0"), ...right]
    : left;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
