import { and, eq, sql } from "drizzle-orm";
import type { components } from "../../../openapi";
import type { Queries } from "../../platform/db/database";
import { personBlock } from "../../platform/db/schema/report";
import { huddlesReadBy, readersOfHuddle } from "../access/team-access.store";

type Person = components["schemas"]["Person"];

export async function findBlocked(db: Queries, userId: string): Promise<Person[]> {
  const { rows } = await db.execute<Person & Record<string, unknown>>(sql`
    select u.id as user_id, coalesce(u.full_name, '') as name, u.drip_name, u.avatar
    from person_block b join "user" u on u.id = b.blocked_id where b.user_id = ${userId} order by u.full_name, u.id`);
  return rows;
}

/** Whether the two read a huddle together today. */
export async function isInCompany(db: Queries, userId: string, otherId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from ${huddlesReadBy(userId)} r join huddle h on h.team_id = r.team_id and h.id = r.huddle_id and h.kind = 'team'
      cross join lateral ${readersOfHuddle(sql`r.team_id`, sql`r.huddle_id`)} c where c.user_id = ${otherId}) as found`);
  return rows[0]?.found === true;
}

/** Whether the other coaches or manages a team of this person's. */
export async function isOnStaffFor(db: Queries, userId: string, otherId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from team_access mine join team_access theirs on theirs.team_id = mine.team_id
      where mine.user_id = ${userId} and theirs.user_id = ${otherId} and theirs.via = 'self' and theirs.roles && '{coach,manager}') as found`);
  return rows[0]?.found === true;
}

/** A second time changes nothing. */
export async function fold(tx: Queries, userId: string, blockedId: string, now: Date): Promise<void> {
  await tx.insert(personBlock).values({ userId, blockedId, madeAt: now }).onConflictDoNothing();
}

export async function unfold(tx: Queries, userId: string, blockedId: string): Promise<boolean> {
  const rows = await tx
    .delete(personBlock)
    .where(and(eq(personBlock.userId, userId), eq(personBlock.blockedId, blockedId)))
    .returning({ id: personBlock.blockedId });
  return rows.length > 0;
}
