import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { kept } from "../../../domain/base/retention";
import type { components } from "../../../openapi";
import type { Queries } from "../../platform/db/database";
import { circleRequest } from "../../platform/db/schema/family";
import { joinRequest } from "../../platform/db/schema/team";

export type OfferState = components["schemas"]["OfferState"];

/** Milliseconds; the database uses the same number of days when a new request replaces an expired one. */
export const requestLife = kept.openRequestDays * 86_400_000;

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

/** The caller's children, and the standing of each in a team. */
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

export async function standingOf(
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

/** The standing to a child; a guardian need not follow it. */
export async function circleStandingOf(
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

/** Under the team's lock. Replaces an expired request. */
export async function insertJoinRequest(
  tx: Queries,
  values: typeof joinRequest.$inferInsert & { createdAt: Date },
): Promise<void> {
  const isSame = values.childId
    ? eq(joinRequest.childId, values.childId)
    : and(eq(joinRequest.userId, values.userId), isNull(joinRequest.childId));
  await tx
    .update(joinRequest)
    .set({ decidedAt: values.createdAt, decision: "expired" })
    .where(
      and(
        eq(joinRequest.teamId, values.teamId),
        isSame,
        isNull(joinRequest.decidedAt),
        lte(joinRequest.createdAt, new Date(values.createdAt.getTime() - requestLife)),
      ),
    );
  await tx.insert(joinRequest).values(values);
}

/** Under the child's lock. */
export async function insertCircleRequest(
  tx: Queries,
  values: typeof circleRequest.$inferInsert & { createdAt: Date },
): Promise<void> {
  await tx
    .update(circleRequest)
    .set({ decidedAt: values.createdAt, decision: "expired" })
    .where(
      and(
        isOpenCircleRequest(values),
        lte(circleRequest.createdAt, new Date(values.createdAt.getTime() - requestLife)),
      ),
    );
  await tx.insert(circleRequest).values(values);
}

/** Settles the requests of somebody admitted in another way. */
export async function approveCircleRequest(
  tx: Queries,
  request: { childId: string; userId: string; wish: "guardian" | "follower"; by: string; now: Date },
): Promise<void> {
  await tx
    .update(circleRequest)
    .set({ decidedAt: request.now, decidedBy: request.by, decision: "approved" })
    .where(isOpenCircleRequest(request));
}

const isOpenCircleRequest = ({
  childId,
  userId,
  wish,
}: Pick<typeof circleRequest.$inferInsert, "childId" | "userId" | "wish">) =>
  and(
    eq(circleRequest.childId, childId),
    eq(circleRequest.userId, userId),
    eq(circleRequest.wish, wish),
    isNull(circleRequest.decidedAt),
  );

/** Settles the requests of somebody admitted in another way. */
export async function approveJoinRequest(
  tx: Queries,
  { teamId, player, by, now }: { teamId: string; player: Player; by: string; now: Date },
): Promise<void> {
  const isTheirs =
    player.childId === undefined
      ? and(eq(joinRequest.userId, player.userId), isNull(joinRequest.childId))
      : eq(joinRequest.childId, player.childId);
  await tx
    .update(joinRequest)
    .set({ decidedAt: now, decidedBy: by, decision: "approved" })
    .where(
      and(
        eq(joinRequest.teamId, teamId),
        isTheirs,
        isNull(joinRequest.decidedAt),
        gt(joinRequest.createdAt, new Date(now.getTime() - requestLife)),
      ),
    );
}
