import { and, eq, getTableColumns, gt, isNull, sql } from "drizzle-orm";
import { user } from "../db/schema/account";
import { session } from "../db/schema/session";
import { askTogether } from "../db/together";
import type { Services, Viewer } from "../services";
import type { AccessTokenClaims } from "./access-token";

/**
 * Who shows an access token: role, ban and the session's end are read anew for every request. Requests that came in one turn are
 * looked up by one statement.
 */
export function openViewers({ db, now }: Pick<Services, "db" | "now">) {
  const find = prepareViewers(db);
  return askTogether(async (claims: readonly AccessTokenClaims[]) => {
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
 * Put together once, and planned once: of JSON the planner expects the same number of sessions whatever comes, where it would count
 * an array and plan anew at each call. The limit has each session found by its key, in a small table too.
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
