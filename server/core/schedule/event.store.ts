import { randomUUID } from "node:crypto";
import { and, asc, eq, getTableColumns, gt, inArray, isNull, sql } from "drizzle-orm";
import type { EventSnapshot } from "../../../domain/schedule/event/event-parts";
import type { Queries } from "../../platform/db/database";
import { recordsOf } from "../../platform/db/records";
import { answerDeciders, event, eventVersion, venue } from "../../platform/db/schema/schedule";
import { participation } from "../../platform/db/schema/schedule-answers";
import { team } from "../../platform/db/schema/team";
import type { EventFields } from "./event-fields";
import { joinMergedInto } from "./merged-player.store";

export type EventRow = typeof event.$inferSelect;

export interface EventKey {
  teamId: string;
  id: string;
}

const isThis = ({ teamId, id }: EventKey) => and(eq(event.teamId, teamId), eq(event.id, id));

export async function insertEvent(
  tx: Queries,
  { teamId, fields, makerId, now }: { teamId: string; fields: EventFields; makerId: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  await tx
    .insert(event)
    .values({ ...fields, teamId, id, createdBy: makerId, createdAt: now, changedAt: now });
  return id;
}

export async function findEvent(db: Queries, key: EventKey): Promise<EventRow | undefined> {
  const [row] = await db.select().from(event).where(isThis(key));
  return row;
}

/** Locks the event against other changes, and against answers, which read its deadline under a share lock. */
export async function lockEvent(tx: Queries, key: EventKey): Promise<EventRow | undefined> {
  const [row] = await tx.select().from(event).where(isThis(key)).for("no key update");
  return row;
}

/** Locks the event before it is deleted, also against acknowledgements, which reference it by a foreign key. */
export async function lockWholeEvent(tx: Queries, key: EventKey): Promise<EventRow | undefined> {
  const [row] = await tx.select().from(event).where(isThis(key)).for("update");
  return row;
}

/** The same for events that the caller has locked against other changes. */
export async function lockWholeEvents(tx: Queries, teamId: string, rows: readonly EventRow[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx
    .select({ id: event.id })
    .from(event)
    .where(and(eq(event.teamId, teamId), inArray(event.id, ids)))
    .orderBy(asc(event.id))
    .for("update");
}

/** Share lock for answers: they run concurrently with each other, but not with a change of the event. */
export async function lockEventForShare(tx: Queries, key: EventKey): Promise<EventRow | undefined> {
  const [row] = await tx.select().from(event).where(isThis(key)).for("share");
  return row;
}

const changeable = Object.values(getTableColumns(event)).filter(
  ({ name }) => name !== "team_id" && name !== "id" && name !== "at_start",
);
const assignments = sql.raw(changeable.map(({ name }) => `"${name}" = n."${name}"`).join(", "));

/** What decides the answers of an event, of the row with this alias. */
const decidersOf = (row: "e" | "n") =>
  sql.raw(
    `jsonb_build_object(${Object.keys(answerDeciders)
      .map((name) => `'${name}', ${row}.${name}`)
      .join(", ")})`,
  );

/**
 * Overwrites whole rows, which the caller has locked, in one statement. An event that has begun keeps what decides its answers, unless it
 * begins anew. One to come that is moved to a start already past begins now: nobody could acknowledge its new time before. One whose move is
 * undone, which lowers `time_version`, gets back what it had at its start.
 */
export async function updateEvents(tx: Queries, rows: readonly EventRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    update event e set ${assignments},
      at_start = case when n.starts_at <= ${at} then case when n.time_version < e.time_version then n.at_start else coalesce(e.at_start, case when e.starts_at <= ${at} then ${decidersOf("e")}
        else ${decidersOf("n")} || jsonb_build_object('starts_at', ${at}, 'time_version', e.time_version) end) end end
    from (${recordsOf(event, rows)}) n where e.team_id = n.team_id and e.id = n.id`);
}

export async function deleteEvent(tx: Queries, key: EventKey): Promise<void> {
  await tx.delete(event).where(isThis(key));
}

export async function deleteEvents(tx: Queries, teamId: string, rows: readonly EventRow[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.delete(event).where(and(eq(event.teamId, teamId), inArray(event.id, ids)));
}

export async function countEventsToCome(tx: Queries, teamId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(event)
    .where(and(eq(event.teamId, teamId), gt(event.endsAt, now)));
  return row?.count ?? 0;
}

/** Ids of the events that somebody has answered or acknowledged. */
export async function findKnownToFamilies(
  tx: Queries,
  teamId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: participation.eventId })
    .from(participation)
    .where(and(eq(participation.teamId, teamId), inArray(participation.eventId, [...ids])))
    .groupBy(participation.eventId);
  return new Set(rows.map(({ id }) => id));
}

/** Counts answers by player and event; rows that staff joined count as one player. */
export async function countAnswers(tx: Queries, teamId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const [row] = await tx
    .select({ count: sql<number>`count(distinct (p.event_id, coalesce(older.id, m.id)))::int` })
    .from(
      sql`participation p join membership m on m.team_id = p.team_id and m.id = p.membership_id and m.ended_at is null
        left join child_state s on s.child_id = m.child_id ${joinMergedInto("older", "m")}`,
    )
    .where(
      sql`p.team_id = ${teamId}::uuid and p.answer is not null and (m.child_id is null or s.is_frozen = false)
        and (m.user_id is null or exists (select from living_user l where l.id = m.user_id))
        and p.event_id in (select k.id::uuid from json_array_elements_text(${JSON.stringify(ids)}::json) k(id))`,
    );
  return row?.count ?? 0;
}

export async function insertEventVersions(
  tx: Queries,
  kept: readonly {
    event: Pick<EventRow, "teamId" | "id" | "version">;
    shown: EventSnapshot;
    by: string;
    at: Date;
  }[],
): Promise<void> {
  if (kept.length === 0) return;
  const rows = kept.map(({ event: { teamId, id, version }, shown, by, at }) => ({
    teamId,
    eventId: id,
    version,
    shown,
    madeBy: by,
    madeAt: at,
    notifiedAt: null,
    beforeMove: null,
    isUndone: false,
  }));
  await tx.insert(eventVersion).select(recordsOf(eventVersion, rows)).onConflictDoNothing();
}

/** Events of any teams, with the team's name; without those of archived and deleted teams. */
export const findEventsOfTeams = (
  db: Queries,
  keys: readonly EventKey[],
): Promise<{ event: EventRow; teamName: string }[]> =>
  db
    .select({ event, teamName: team.name })
    .from(event)
    .innerJoin(team, and(eq(team.id, event.teamId), isNull(team.archivedAt)))
    .where(sql`(${event.teamId}, ${event.id}) in ${keysIn(keys)}`);

/** The names of these places, each with its team. */
export const findVenueNames = (
  db: Queries,
  keys: readonly EventKey[],
): Promise<{ teamId: string; id: string; name: string }[]> =>
  db
    .select({ teamId: venue.teamId, id: venue.id, name: venue.name })
    .from(venue)
    .where(sql`(${venue.teamId}, ${venue.id}) in ${keysIn(keys)}`);

const keysIn = (keys: readonly EventKey[]) =>
  sql`(select k.team_id, k.id from json_to_recordset(${JSON.stringify(
    keys.map(({ teamId, id }) => ({ team_id: teamId, id })),
  )}::json) k(team_id uuid, id uuid))`;
