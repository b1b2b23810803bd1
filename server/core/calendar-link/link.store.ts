import { and, asc, count, eq, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import type { Fetcher } from "../../../domain/calendar-link/calendar-link";
import type { Database, Queries } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { calendarFeed } from "../../platform/db/schema/calendar-link";

export type LinkRow = typeof calendarFeed.$inferSelect;

/** With the name of the child or team, null where its owner reaches it no more. */
export interface NamedLink extends LinkRow {
  name: string | null;
}

/** A link of a living account that is not switched off. Whether a guest's has ended depends on the day: see `openLink`. */
export interface LivingLink extends NamedLink {
  /** Its owner's. */
  timeZone: string | null;
}

const columns = {
  id: calendarFeed.id,
  userId: calendarFeed.userId,
  scope: calendarFeed.scope,
  childId: calendarFeed.childId,
  teamId: calendarFeed.teamId,
  tokenHash: calendarFeed.tokenHash,
  guestName: calendarFeed.guestName,
  leavesOutDeclined: calendarFeed.leavesOutDeclined,
  version: calendarFeed.version,
  createdAt: calendarFeed.createdAt,
  endsOn: calendarFeed.endsOn,
  revokedAt: calendarFeed.revokedAt,
  lastFetchedAt: calendarFeed.lastFetchedAt,
  lastFetchedBy: calendarFeed.lastFetchedBy,
  sequence: calendarFeed.sequence,
  contentHash: calendarFeed.contentHash,
  contentChangedAt: calendarFeed.contentChangedAt,
};

// Names the table itself: in a statement of one table the builder writes a selected column without it, and a subquery would read its own column.
const guards = sql`exists (select from living_guardian g where g.child_id = calendar_feed.child_id and g.user_id = calendar_feed.user_id)`;
const name = sql<string | null>`case calendar_feed.scope
  when 'child' then (select c.first_name from child c where c.id = calendar_feed.child_id and (${guards} or exists (
    select from follow f where f.child_id = c.id and f.user_id = calendar_feed.user_id) and exists (
    select from living_guardian g where g.child_id = c.id)))
  when 'team' then (select t.name from team t where t.id = calendar_feed.team_id and t.archived_at is null and exists (
    select from team_access r where r.team_id = t.id and r.user_id = calendar_feed.user_id and r.via <> 'own'))
  end`;

/** A guest's link of somebody who guards the child no more is none. */
const isGuarded = or(isNull(calendarFeed.guestName), guards);

const byHash = prepareOnce((db: Database) =>
  db
    .select({
      ...columns,
      name,
      timeZone: sql<string | null>`u.time_zone`,
      isLiving: sql<boolean>`${isGuarded} and exists (select from living_user l where l.id = ${calendarFeed.userId})`,
    })
    .from(calendarFeed)
    .innerJoin(sql`"user" u`, sql`u.id = ${calendarFeed.userId}`)
    .where(and(eq(calendarFeed.tokenHash, sql.placeholder("hash")), isNull(calendarFeed.revokedAt)))
    .prepare("calendar_link"),
);

/** The link of a token's hash; `gone` if there is none that could live again, null for one that does not live now. */
export async function findLink(db: Database, hash: string): Promise<LivingLink | "gone" | null> {
  const [row] = await byHash(db).execute({ hash });
  if (!row) return "gone";
  const { isLiving, ...link } = row;
  return isLiving ? link : null;
}

const isVisible = (userId: string): SQL =>
  sql`(${calendarFeed.userId} = ${userId} or ${calendarFeed.guestName} is not null and exists (
    select from living_guardian v where v.child_id = ${calendarFeed.childId} and v.user_id = ${userId}))`;

/** Those of the person and of their children's guests that are not over, the oldest first. */
export const readLinks = (db: Queries, userId: string, today: string): Promise<NamedLink[]> =>
  db
    .select({ ...columns, name })
    .from(calendarFeed)
    .where(and(isVisible(userId), isLivingOn(today)))
    .orderBy(asc(calendarFeed.createdAt), asc(calendarFeed.id));

export const isLivingOn = (today: string) =>
  and(
    isNull(calendarFeed.revokedAt),
    or(isNull(calendarFeed.endsOn), sql`${calendarFeed.endsOn} >= ${today}::date`),
    isGuarded,
  );

/** Locks a living link that the person sees. */
export async function lockLink(
  tx: Queries,
  { id, userId, today }: { id: string; userId: string; today: string },
): Promise<LinkRow | undefined> {
  const [row] = await tx
    .select()
    .from(calendarFeed)
    .where(and(eq(calendarFeed.id, id), isVisible(userId), isLivingOn(today)))
    .for("update");
  return row;
}

export const readLink = async (db: Queries, id: string): Promise<NamedLink | undefined> =>
  (
    await db
      .select({ ...columns, name })
      .from(calendarFeed)
      .where(eq(calendarFeed.id, id))
  )[0];

export const insertLink = (tx: Queries, values: typeof calendarFeed.$inferInsert) =>
  tx.insert(calendarFeed).values(values);

export const changeLink = (
  tx: Queries,
  id: string,
  change: Partial<Pick<LinkRow, "leavesOutDeclined" | "revokedAt">>,
) =>
  tx
    .update(calendarFeed)
    .set({ ...change, version: sql`${calendarFeed.version} + 1` })
    .where(eq(calendarFeed.id, id));

/** Living links that a person made for themselves, or of a child's guests. */
export async function countLinks(
  tx: Queries,
  of: { userId: string } | { childId: string },
  today: string,
): Promise<number> {
  const isCounted =
    "userId" in of
      ? and(eq(calendarFeed.userId, of.userId), isNull(calendarFeed.guestName))
      : and(eq(calendarFeed.childId, of.childId), isNotNull(calendarFeed.guestName));
  const [row] = await tx
    .select({ living: count() })
    .from(calendarFeed)
    .where(and(isLivingOn(today), isCounted));
  return row?.living ?? 0;
}

/** Keeps what a fetch found changed, unless another fetch kept something since the link was read. */
export async function saveRevision(
  db: Database,
  { id, sequence }: Pick<LinkRow, "id" | "sequence">,
  revision: Pick<LinkRow, "sequence" | "contentHash" | "contentChangedAt">,
): Promise<boolean> {
  const kept = await db
    .update(calendarFeed)
    .set(revision)
    .where(and(eq(calendarFeed.id, id), eq(calendarFeed.sequence, sequence)))
    .returning({ id: calendarFeed.id });
  return kept.length > 0;
}

const seenEvery = 5 * 60_000;

/** Notes who asked, every five minutes at most. */
export async function recordFetch(
  db: Database,
  { id, lastFetchedAt }: LinkRow,
  { by, now }: { by: Fetcher; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - seenEvery);
  if (lastFetchedAt !== null && lastFetchedAt > since) return;
  await db
    .update(calendarFeed)
    .set({ lastFetchedAt: now, lastFetchedBy: by })
    .where(
      and(
        eq(calendarFeed.id, id),
        or(isNull(calendarFeed.lastFetchedAt), lte(calendarFeed.lastFetchedAt, since)),
      ),
    );
}

export interface Choices {
  children: { child_id: string; first_name: string; is_guarded: boolean; season_ends: string | null }[];
  teams: { team_id: string; name: string }[];
}

/** What a person may make a link of; of each guarded child the end of its last open season. */
export async function readChoices(db: Database, userId: string, today: string): Promise<Choices> {
  const { rows: children } = await db.execute<Choices["children"][number] & Record<string, unknown>>(sql`
    select c.id as child_id, c.first_name, circle.is_guarded, (
        select max(s.ends_on)::text from membership m join team t on t.id = m.team_id and t.archived_at is null
          join season s on s.team_id = m.team_id and s.closed_at is null and s.ends_on > ${today}::date
        where m.child_id = c.id and m.ended_at is null) as season_ends
    from (
      select child_id, bool_or(is_guarded) as is_guarded from (
        select g.child_id, true as is_guarded from living_guardian g where g.user_id = ${userId}
        union all
        select f.child_id, false from follow f join living_user u on u.id = f.user_id where f.user_id = ${userId}
          and exists (select from living_guardian g where g.child_id = f.child_id)) each group by child_id) circle
      join child c on c.id = circle.child_id
    order by not circle.is_guarded, lower(c.first_name), c.id`);
  const { rows: teams } = await db.execute<Choices["teams"][number] & Record<string, unknown>>(sql`
    select t.id as team_id, t.name from team t
    where t.archived_at is null and t.id in (select r.team_id from team_access r where r.user_id = ${userId} and r.via <> 'own')
    order by lower(t.name), t.id`);
  return { children, teams };
}

/** The child's guardians but for one, and the name of the child. */
export async function readOtherGuardians(tx: Queries, childId: string, userId: string) {
  const { rows } = await tx.execute<{ mailboxKey: MailboxKey; name: string }>(sql`
    select u.mailbox_key as "mailboxKey", coalesce(u.first_name, split_part(u.full_name, ' ', 1)) as name
    from living_guardian g join "user" u on u.id = g.user_id
    where g.child_id = ${childId}::uuid and g.user_id <> ${userId} order by g.created_at, g.id`);
  return rows;
}
