import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { WordSource } from "../../../domain/absence/absence";
import type { Answer } from "../../../domain/schedule/answer/answer";
import type { ShownEvent } from "../../../domain/schedule/event/event-parts";
import type { NoticeKind } from "../../../domain/schedule/notice/notice-rules";
import type { SeenVia } from "../../../domain/schedule/receipt/receipt-states";
import { isOutOfKnown, joinWord } from "../../core/schedule/effective-answer";
import { olderRow } from "../../core/schedule/merged-player.store";
import type { Queries } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { recordsOf } from "../../platform/db/records";
import { notice } from "../../platform/db/schema/schedule-notices";
import { heard, known } from "../event/window.store";

export interface KnowerRow {
  eventId: string;
  membershipId: string;
  userId: string | null;
  childId: string | null;
  spotFirstName: string | null;
  spotLastInitial: string | null;
  fullName: string | null;
  firstName: string | null;
  lastInitial: string | null;
  shownAs: "name" | "number" | null;
  number: string | null;
  isFrozen: boolean | null;
  people: string[];
  /** What stands, and why. */
  answer: Answer | null;
  source: WordSource | null;
  /** Out of the event as they know it; see `isOutOfKnown`. */
  isOut: boolean;
  isAsked: boolean;
  seenVersion: number | null;
  seenByName: string | null;
  seenAt: string | null;
  seenVia: SeenVia | null;
  wasHere: boolean;
  /** The older row of the same player, if staff joined two. */
  countsAs: string | null;
  /** The version last acknowledged, else the one current when the player joined, and what the family knows; null if the event never changed. */
  knownVersion: number | null;
  known: ShownEvent | null;
  /** All that the family may believe, where that is more than one version. */
  heard: readonly ShownEvent[] | null;
}

/** Players to notify: adults, children with a living guardian, and spots. Frozen children are neither notified nor counted. */
export const isNotified = sql`(m.child_id is null or s.is_frozen = false) and (m.user_id is null or l.id is not null)`;
export const peopleOfPlayer = sql`coalesce(
  (select json_agg(g.user_id order by g.created_at, g.id) from living_guardian g where g.child_id = m.child_id),
  case when l.id is null then '[]'::json else json_build_array(l.id) end)`;

/** Prepared, since planning it takes four times as long as running it for one event. */
const knowers = prepareOnce((db: Queries) =>
  db
    .select({
      row: sql<KnowerRow>`json_build_object('eventId', e.id, 'membershipId', m.id, 'userId', m.user_id, 'childId', m.child_id,
        'spotFirstName', m.spot_first_name, 'spotLastInitial', m.spot_last_initial, 'fullName', u.full_name,
        'firstName', c.first_name, 'lastInitial', c.last_initial, 'shownAs', c.shown_as, 'number', m.number, 'isFrozen', s.is_frozen,
        'people', ${peopleOfPlayer},
        'answer', w.answer, 'source', w.source, 'isOut', ${isOutOfKnown}, 'isAsked', e.asks <> 'nobody', 'seenVersion', p.seen_version, 'seenByName', b.full_name, 'seenAt', p.seen_at, 'seenVia', p.seen_via,
        'knownVersion', k.version, 'known', k.shown, 'heard', ${heard}, 'countsAs', older.id,
        'wasHere', coalesce(m.let_in_at, m.created_at) <= coalesce(v.made_at, e.created_at))`,
    })
    .from(
      sql`json_to_recordset(${sql.placeholder("keys")}::json) asked(team_id uuid, id uuid) join event e on e.team_id = asked.team_id and e.id = asked.id
        join membership m on m.team_id = e.team_id and m.ended_at is null and 'player' = any (m.roles)
        left join event_version v on v.team_id = e.team_id and v.event_id = e.id and v.version = e.notice_version
        left join child c on c.id = m.child_id left join child_state s on s.child_id = m.child_id
        left join "user" u on u.id = m.user_id left join living_user l on l.id = m.user_id
        left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
        ${joinWord()}
        left join "user" b on b.id = p.seen_by
        left join ${olderRow}
        ${known}`,
    )
    .where(isNotified)
    .orderBy(
      sql`lpad(m.number, 3, ' ') nulls last, lower(coalesce(c.first_name, m.spot_first_name, u.full_name)), m.id`,
    )
    .prepare("knowers"),
);

/** One row for each event and player to notify, without ended memberships. */
export async function readKnowers(
  db: Queries,
  events: readonly { teamId: string; id: string }[],
): Promise<KnowerRow[]> {
  if (events.length === 0) return [];
  const keys = JSON.stringify(events.map(({ teamId, id }) => ({ team_id: teamId, id })));
  const rows = await knowers(db).execute({ keys });
  return rows.map(({ row }) => row);
}

/** The same by the event's id. */
export async function readKnowersByEvent(
  db: Queries,
  events: readonly { teamId: string; id: string }[],
): Promise<Map<string, KnowerRow[]>> {
  const byEvent = new Map<string, KnowerRow[]>();
  for (const row of await readKnowers(db, events)) {
    const rows = byEvent.get(row.eventId);
    if (rows) rows.push(row);
    else byEvent.set(row.eventId, [row]);
  }
  return byEvent;
}

export interface GotItRow {
  teamId: string;
  eventId: string;
  version: number;
}

/** Current versions of the events in active teams of the user, share-locked so that none is deleted meanwhile. */
export async function holdVersions(
  tx: Queries,
  userId: string,
  items: readonly GotItRow[],
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ event_id: string; version: number }>(sql`
    select e.id as event_id, e.version from json_to_recordset(${keysOf(items)}::json) k(team_id uuid, event_id uuid)
      join event e on e.team_id = k.team_id and e.id = k.event_id join team t on t.id = e.team_id and t.archived_at is null
    where exists (select 1 from team_reach r where r.team_id = e.team_id and r.user_id = ${userId})
    order by e.team_id, e.id for key share of e`);
  return new Map(rows.map((row) => [row.event_id, row.version]));
}

/**
 * Stores the version that was on the screen for the caller and their children, and never lowers one. Rows are written in key order, so that
 * two guardians wait for each other instead of deadlocking. Returns the lowest version that the caller's players of each event know then.
 */
export async function acknowledge(
  tx: Queries,
  { userId, items, via, now }: { userId: string; items: readonly GotItRow[]; via: SeenVia; now: Date },
): Promise<Map<string, number>> {
  // A press says more than what was only in sight, and whatever a family did says more than the word of staff.
  const isKept = sql`(p.seen_version > excluded.seen_version or p.seen_version = excluded.seen_version
    and p.seen_via is distinct from 'told' and not (p.seen_via is not distinct from 'opened' and excluded.seen_via <> 'opened'))`;
  const { rows } = await tx.execute<{ event_id: string; seen_version: number }>(sql`
    insert into participation as p (team_id, event_id, membership_id, seen_version, seen_before_start, seen_by, seen_at, seen_via)
    select e.team_id, e.id, r.membership_id, max(k.version), max(k.version) filter (where e.starts_at > ${now.toISOString()}::timestamptz),
      ${userId}, ${now.toISOString()}::timestamptz, ${via}
    from json_to_recordset(${keysOf(items)}::json) k(team_id uuid, event_id uuid, version integer)
      join event e on e.team_id = k.team_id and e.id = k.event_id and k.version <= e.version
      join team t on t.id = e.team_id and t.archived_at is null
      join team_reach r on r.team_id = e.team_id and r.user_id = ${userId}
        and (r.via = 'guardian' or r.via = 'self' and 'player' = any (r.roles))
    group by e.team_id, e.id, r.membership_id order by e.team_id, e.id, r.membership_id
    on conflict (team_id, event_id, membership_id) do update set
      seen_version = greatest(p.seen_version, excluded.seen_version),
      seen_before_start = greatest(p.seen_before_start, excluded.seen_before_start),
      seen_by = case when ${isKept} then p.seen_by else excluded.seen_by end,
      seen_at = case when ${isKept} then p.seen_at else excluded.seen_at end,
      seen_via = case when ${isKept} then p.seen_via else excluded.seen_via end,
      told_by = case when ${isKept} then p.told_by end, told_over = case when ${isKept} then p.told_over end
    returning event_id, seen_version`);
  const least = new Map<string, number>();
  for (const { event_id, seen_version } of rows)
    least.set(event_id, Math.min(least.get(event_id) ?? seen_version, seen_version));
  return least;
}

/** The same for a spot, whose family has no account. */
export async function acknowledgeSpot(
  tx: Queries,
  { teamId, eventId, membershipId }: { teamId: string; eventId: string; membershipId: string },
  { version, by, now }: { version: number; by: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into participation as p (team_id, event_id, membership_id, seen_version, seen_before_start, seen_by, seen_at, seen_via)
    select e.team_id, e.id, ${membershipId}::uuid, ${version}::int,
      case when e.starts_at > ${now.toISOString()}::timestamptz then ${version}::int end, ${by}::text, ${now.toISOString()}::timestamptz, 'link'
    from event e where e.team_id = ${teamId}::uuid and e.id = ${eventId}::uuid and e.version >= ${version}::int
    on conflict (team_id, event_id, membership_id) do update set
      seen_version = excluded.seen_version, seen_before_start = greatest(p.seen_before_start, excluded.seen_before_start),
      seen_by = excluded.seen_by, seen_at = excluded.seen_at, seen_via = excluded.seen_via, told_by = null, told_over = null
      where coalesce(p.seen_version, 0) < excluded.seen_version
        or p.seen_via = 'told' and p.seen_version = excluded.seen_version`);
}

const keysOf = (items: readonly GotItRow[]) =>
  JSON.stringify(
    items.map(({ teamId, eventId, version }) => ({ team_id: teamId, event_id: eventId, version })),
  );

export type NoticeRow = typeof notice.$inferSelect;
type NewNotice = Pick<NoticeRow, "teamId" | "eventId" | "eventVersion" | "madeAt" | "notBefore"> & {
  kind: NoticeKind;
  arrivesAt: Date;
  membershipIds?: string[];
};
export const insertNotice = (tx: Queries, row: NewNotice): Promise<void> => insertNotices(tx, [row]);
export async function insertNotices(tx: Queries, rows: readonly NewNotice[]): Promise<void> {
  if (rows.length === 0) return;
  const whole = rows.map((row) => ({
    membershipIds: null,
    ...row,
    id: randomUUID(),
    toldAt: null,
    mails: null,
  }));
  await tx.insert(notice).select(recordsOf(notice, whole));
}

/** The team's nudges since a moment. An `answer_wanted` notice that names members is a nudge; without, it is the automatic reminder. */
export const findNudges = (
  tx: Queries,
  { teamId, since }: { teamId: string; since: Date },
): Promise<Pick<NoticeRow, "eventId" | "madeAt">[]> =>
  tx
    .select({ eventId: notice.eventId, madeAt: notice.madeAt })
    .from(notice)
    .where(
      and(
        eq(notice.teamId, teamId),
        gt(notice.madeAt, since),
        inArray(notice.kind, ["nudged", "answer_wanted"]),
        or(eq(notice.kind, "nudged"), isNotNull(notice.membershipIds)),
      ),
    );

export const markNudged = (
  tx: Queries,
  {
    teamId,
    eventId,
    membershipIds,
    now,
  }: { teamId: string; eventId: string; membershipIds: string[]; now: Date },
) =>
  tx.execute(sql`
    insert into participation (team_id, event_id, membership_id, nudged_at)
    select ${teamId}::uuid, ${eventId}::uuid, id::uuid, ${now.toISOString()}::timestamptz
    from json_array_elements_text(${JSON.stringify([...membershipIds].sort())}::json) id
    on conflict (team_id, event_id, membership_id) do update set nudged_at = excluded.nudged_at`);
