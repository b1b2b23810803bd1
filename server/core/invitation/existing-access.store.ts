import { sql } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
import type { components } from "../../../openapi";
import type { Queries } from "../../platform/db/database";

export type OfferState = components["schemas"]["OfferState"];

/** Milliseconds; the database uses the same number of days when a new request replaces an expired one. */
export const requestLife = retention.openRequestDays * 86_400_000;

/** An adult by their account, or a child. */
export type Player = { userId: string; childId?: never } | { childId: string; userId?: never };

export interface OwnChild {
  childId: string;
  firstName: string;
  lastInitial: string;
  dateOfBirth: string;
  isIn: boolean;
  hasAsked: boolean;
}

/** The caller's children, and the team role of each in a team. */
export async function readOwnChildren(
  db: Queries,
  { userId, teamId, now }: { userId: string; teamId: string | null; now: Date },
): Promise<OwnChild[]> {
  const since = new Date(now.getTime() - requestLife).toISOString();
  return db
    .select({
      childId: sql<string>`c.id`,
      firstName: sql<string>`c.first_name`,
      lastInitial: sql<string>`c.last_initial`,
      dateOfBirth: sql<string>`c.date_of_birth::text`,
      isIn: sql<boolean>`exists (
        select from membership m where m.team_id = ${teamId}::uuid and m.child_id = c.id and m.ended_at is null)`,
      hasAsked: sql<boolean>`exists (
        select from join_request r where r.team_id = ${teamId}::uuid and r.child_id = c.id and r.decided_at is null
          and r.created_at > ${since}::timestamptz)`,
    })
    .from(sql`living_guardian g join child c on c.id = g.child_id`)
    .where(sql`g.user_id = ${userId}`)
    .orderBy(sql`c.created_at, c.id`);
}

export async function stateOf(
  db: Queries,
  { teamId, player, now }: { teamId: string; player: Player; now: Date },
): Promise<OfferState> {
  const since = new Date(now.getTime() - requestLife).toISOString();
  const { userId = null, childId = null } = player;
  const [row] = await db
    .select({
      state: sql<OfferState>`case
        when exists (select from membership m where m.team_id = ${teamId}::uuid and m.ended_at is null
          and (m.user_id = ${userId}::text or m.child_id = ${childId}::uuid)) then 'in'
        when exists (select from join_request r where r.team_id = ${teamId}::uuid and r.decided_at is null
          and r.created_at > ${since}::timestamptz
          and (r.child_id = ${childId}::uuid or r.child_id is null and r.user_id = ${userId}::text)) then 'asked'
        else 'free' end`,
    })
    .from(sql`(select 1) as one`);
  return row?.state ?? "free";
}

/** The relation to a child; a guardian need not follow it. */
export async function circleStateOf(
  db: Queries,
  {
    childId,
    userId,
    wish,
    now,
  }: { childId: string; userId: string; wish: "guardian" | "follower"; now: Date },
): Promise<OfferState> {
  const since = new Date(now.getTime() - requestLife).toISOString();
  const [row] = await db
    .select({
      state: sql<OfferState>`case
        when exists (select from living_guardian g where g.child_id = ${childId}::uuid and g.user_id = ${userId}) then 'in'
        when ${wish} = 'follower' and exists (
          select from follow f where f.child_id = ${childId}::uuid and f.user_id = ${userId}) then 'in'
        when exists (select from circle_request q where q.child_id = ${childId}::uuid and q.user_id = ${userId} and q.wish = ${wish}
          and q.decided_at is null and q.created_at > ${since}::timestamptz) then 'asked'
        else 'free' end`,
    })
    .from(sql`(select 1) as one`);
  return row?.state ?? "free";
}
