import { and, eq, or, sql } from "drizzle-orm";
import type { Config } from "../../platform/config/config";
import type { Queries } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { session } from "../../platform/db/schema/session";
import { hashOf, type RefreshToken, sessionIdOf, successorOf } from "../access/refresh-token";
import type { Transport } from "../access/transport";
import { isAlive, sessionLife } from "./session.store";

/** How long a predecessor still works after its successor's first use. */
export const stragglerGrace = 30_000;

export type Rotation =
  | {
      outcome: "refreshed";
      sessionId: string;
      userId: string;
      /** Null: the caller's token stays the newest it can get. */
      refreshToken: RefreshToken | null;
      expiresAt: Date;
    }
  | { outcome: "reused" | "unknown" };

/**
 * Rotates a refresh token. The current token and its successor work; predecessors work 30 s longer; any other
 * token that names a live session counts as a stolen copy and ends the session. One UPDATE decides, so that
 * parallel servers and retries agree.
 */
export async function rotate(
  db: Queries,
  config: Pick<Config, "signingKey">,
  { token, transport, now }: { token: string; transport: Transport; now: Date },
): Promise<Rotation> {
  const sessionId = sessionIdOf(token);
  if (sessionId === null) return { outcome: "unknown" };
  const hash = hashOf(token);
  const successor = successorOf(config, token);
  const { idle, total } = sessionLife[transport];

  const [row] = await decide(db).execute({
    sessionId,
    transport,
    hash,
    successorHash: hashOf(successor),
    now: now.toISOString(),
    nowMs: now.getTime(),
    graceEndMs: now.getTime() + stragglerGrace,
    idleEnd: new Date(now.getTime() + idle).toISOString(),
    totalSeconds: total / 1000,
  });
  if (!row) return { outcome: "unknown" };
  if (row.revokedAt) return { outcome: "reused" };
  return {
    outcome: "refreshed",
    sessionId,
    userId: row.userId,
    refreshToken: newestFrom(config, token, row.tokenHash),
    expiresAt: row.expiresAt,
  };
}

/** A late token may be several rotations old: it gets the token on file. Null after a change of the server's key. */
function newestFrom(
  config: Pick<Config, "signingKey">,
  token: RefreshToken,
  currentHash: string,
): RefreshToken | null {
  if (hashOf(token) === currentHash) return successorOf(config, token);
  let next = token;
  for (let step = 0; step < 1_000; step += 1) {
    next = successorOf(config, next);
    if (hashOf(next) === currentHash) return next;
  }
  return null;
}

const decide = prepareOnce((db: Queries) => {
  const [hash, now, nowMs] = [
    sql.placeholder("hash"),
    sql`${sql.placeholder("now")}::timestamptz`,
    sql`${sql.placeholder("nowMs")}::bigint`,
  ];
  const isCurrent = eq(session.tokenHash, hash);
  const isSuccessor = eq(session.successorHash, hash);
  const isStraggler = sql`coalesce((${session.predecessors} ->> ${hash})::bigint, 0) > ${nowMs}`;
  const living = sql`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each(${session.predecessors})
    where value::text::bigint > ${nowMs})`;
  const withCurrent = sql`${living} || jsonb_build_object(${session.tokenHash}, ${sql.placeholder("graceEndMs")}::bigint)`;
  return db
    .update(session)
    .set({
      revokedAt: sql`case when ${or(isCurrent, isSuccessor, isStraggler)} then null else ${now} end`,
      predecessors: sql`case when ${isSuccessor} then ${withCurrent} else ${session.predecessors} end`,
      successorHash: sql`case when ${or(isCurrent, isSuccessor)} then ${sql.placeholder("successorHash")} else ${session.successorHash} end`,
      tokenHash: sql`case when ${isSuccessor} then ${hash} else ${session.tokenHash} end`,
      lastUsedAt: now,
      expiresAt: sql`least(${sql.placeholder("idleEnd")}::timestamptz, ${session.createdAt} + make_interval(secs => ${sql.placeholder("totalSeconds")}::double precision))`,
    })
    .where(
      and(
        eq(session.id, sql.placeholder("sessionId")),
        eq(session.transport, sql.placeholder("transport")),
        isAlive(now),
      ),
    )
    .returning()
    .prepare("rotate");
});
