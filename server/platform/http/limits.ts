import { createHmac } from "node:crypto";
import { gt, lte, sql } from "drizzle-orm";
import type { ServerContext } from "../db/context";
import type { Database, Queries } from "../db/database";
import { prepareOnce } from "../db/prepared";
import { rateBucket } from "../db/schema/http";
import { Problem } from "./problem";

export interface Limit {
  /** What is counted; stored as a keyed hash, since it may contain a client's or e-mail address. */
  key: string;
  max: number;
  windowSeconds: number;
  /** Tries that one call counts as, at most `max`; 1 by default. */
  tries?: number;
}

/** The database, or a transaction, whose rollback then undoes the count. */
type Counting = Pick<ServerContext, "config" | "now"> & { db: Pick<Database, "$with" | "with" | "insert"> };

/**
 * Counts the tries of each, or throws if one of them has too few left; then nothing is written, so that a refused client
 * cannot fill the table. One statement, so that several servers agree.
 */
export async function limit({ db, config, now }: Counting, ...limits: readonly Limit[]): Promise<void> {
  if (limits.length === 0) return;
  const at = now();
  const wanted = limits.map(({ key, max, windowSeconds, tries = 1 }) => ({
    key: hashKey(config.signingKey, `${windowSeconds}:${key}`),
    most: max,
    step: tries,
    reset_at: new Date(at.getTime() + windowSeconds * 1000).toISOString(),
  }));
  const [spent] = await countTries(db).execute({ tries: JSON.stringify(wanted), at: at.toISOString() });
  if (!spent) return;
  const seconds = Math.ceil((spent.resetAt.getTime() - at.getTime()) / 1000);
  throw new Problem("REQUEST_429_LIMIT", { retryAfter: Math.max(1, seconds) });
}

/** Adds tries to a count without refusing any: the cost of a call that is known only after it. */
export async function charge(
  { db, config, now }: Pick<ServerContext, "db" | "config" | "now">,
  { key, windowSeconds, tries = 1 }: Limit,
): Promise<void> {
  const at = now();
  const isOver = sql`${rateBucket.resetAt} <= ${at.toISOString()}::timestamptz`;
  const resetAt = new Date(at.getTime() + windowSeconds * 1000);
  await db
    .insert(rateBucket)
    .values({ key: hashKey(config.signingKey, `${windowSeconds}:${key}`), count: tries, resetAt })
    .onConflictDoUpdate({
      target: rateBucket.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateBucket.count} + excluded.count end`,
        resetAt: sql`case when ${isOver} then excluded.reset_at else ${rateBucket.resetAt} end`,
      },
    });
}

/**
 * Prepared once, since most requests run it. `spent` checks before anything is written; of simultaneous tries
 * `counted` finds those beyond the last one. The keys are sorted, so that two statements cannot deadlock.
 */
const countTries = prepareOnce((db: Counting["db"]) => {
  const at = sql`${sql.placeholder("at")}::timestamptz`;
  const isOver = sql`${rateBucket.resetAt} <= ${at}`;
  const tries = db
    .$with("tries", {})
    .as(
      sql`select * from json_to_recordset(${sql.placeholder("tries")}::json) as each(key text, most integer, step integer, reset_at timestamptz)`,
    );
  const spent = db.$with("spent", {}).as(
    sql`select ${rateBucket.resetAt} from ${rateBucket} join tries using (key)
        where ${rateBucket.count} + tries.step > tries.most and not ${isOver}`,
  );
  const counted = db.$with("counted").as(
    db
      .insert(rateBucket)
      .select(sql`select key, step, reset_at from tries where not exists (select from spent) order by key`)
      .onConflictDoUpdate({
        target: rateBucket.key,
        set: {
          count: sql`case when ${isOver} then excluded.count else ${rateBucket.count} + excluded.count end`,
          resetAt: sql`case when ${isOver} then excluded.reset_at else ${rateBucket.resetAt} end`,
        },
      })
      .returning(),
  );
  return db
    .with(tries, spent, counted)
    .select({ resetAt: sql`reset_at`.mapWith(rateBucket.resetAt) })
    .from(
      sql`(select reset_at from spent union all
        select counted.reset_at from counted join tries using (key) where counted.count > tries.most) as refused`,
    )
    .orderBy(sql`reset_at desc`)
    .limit(1)
    .prepare("count_tries");
});

/** Keeps these keys, hashed by the caller, until a moment; one that is kept already gets the new moment. */
export async function lockKeys(tx: Queries, held: readonly { key: string; resetAt: Date }[]): Promise<void> {
  await tx
    .insert(rateBucket)
    .values(held.map((each) => ({ ...each, count: 1 })))
    .onConflictDoUpdate({ target: rateBucket.key, set: { resetAt: sql`excluded.reset_at` } });
}

export async function removeOldLimits(db: Queries, now: Date): Promise<void> {
  await db.delete(rateBucket).where(lte(rateBucket.resetAt, now));
}

/** The current count. */
export const countLimits = (db: Database, now: Date): Promise<number> =>
  db.$count(rateBucket, gt(rateBucket.resetAt, now));

export const hashKey = (secret: string, key: string) =>
  createHmac("sha256", secret).update(key).digest("base64url");

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
