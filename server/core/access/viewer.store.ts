import { and, eq, getTableColumns, gt, isNull, sql } from "drizzle-orm";
import { batchPerTurn } from "../../platform/db/batch";
import { user } from "../../platform/db/schema/account";
import { session } from "../../platform/db/schema/session";
import type { Services, Viewer } from "../base/services";
import type { AccessTokenClaims } from "./access-token";

/**
 * Looks up the session and user behind an access token. Role, ban and the session's end are read for every
 * request; lookups of one event-loop turn share one statement.
 */
export function openViewers({ db, now }: Pick<Services, "db" | "now">) {
  const find = prepareViewers(db);
  return batchPerTurn(async (claims: readonly AccessTokenClaims[]) => {
    const rows = await find.execute({
      sessionIds: JSON.stringify(claims.map(({ sessionId }) => sessionId)),
      now: now(),
    });
    const found = new Map<string, Viewer>(rows.map((viewer) => [viewer.sessionId, viewer]));
    return claims.map(({ sessionId, userId }) => {
      const viewer = found.get(sessionId);
      return viewer?.user.id === userId ? viewer : undefined;
    });
  });
}

/**
 * One prepared statement. The ids arrive as JSON, because PostgreSQL plans a statement with an array
 * parameter again at each call. The lateral limit makes it use the primary key of `session` even while the
 * table is small.
 */
function prepareViewers(db: Services["db"]) {
  const theirs = db
    .select({ ...getTableColumns(user), sessionId: sql<string>`${session.id}`.as("session_id") })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(
        eq(session.id, sql`asked.id`),
        isNull(session.revokedAt),
        gt(session.expiresAt, sql.placeholder("now")),
        isNull(user.deletedAt),
      ),
    )
    .limit(1)
    .as("theirs");
  const { sessionId, ...holder } = theirs._.selectedFields;
  return db
    .select({ user: holder, sessionId })
    .from(sql`json_array_elements_text(${sql.placeholder("sessionIds")}::json) as asked(id)`)
    .crossJoinLateral(theirs)
    .prepare("viewers");
}
