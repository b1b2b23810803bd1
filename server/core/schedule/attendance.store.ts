import { sql } from "drizzle-orm";
import type { Mark } from "../../../domain/schedule/attendance/attendance";
import type { Database, Queries } from "../../platform/db/database";
import { effectiveAnswer, isExplicitAnswer } from "./effective-answer";
import { isListed } from "./event-audience";
import { joinMergedInto } from "./merged-player.store";

export interface NewMark {
  membershipId: string;
  attendance: Mark | null;
  at: Date;
}

interface EventKey {
  teamId: string;
  eventId: string;
}

const idsIn = (ids: readonly string[]) =>
  sql`(select k.id::uuid from json_array_elements_text(${JSON.stringify(ids)}::json) k(id))`;

/** A frozen child's row rests, and a banned adult's. */
const isLiving = sql`(m.child_id is null or exists (select from child_state s where s.child_id = m.child_id and not s.is_frozen))
  and (m.user_id is null or exists (select from living_user l where l.id = m.user_id))`;

/** Which of these can be marked: living members of the roster who are asked, and players where nobody is. */
export async function findMarkable(
  tx: Queries,
  { teamId, eventId }: EventKey,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select m.id from event e join membership m on m.team_id = e.team_id and m.id in ${idsIn(ids)} and m.ended_at is null
      and ${isListed("e", "m")}
    where e.team_id = ${teamId}::uuid and e.id = ${eventId}::uuid and ${isLiving}`);
  return new Set(rows.map(({ id }) => id));
}

/** Of two marks of a player the one pressed last stays. Locked in id order, so that two coaches' marks do not wait for each other in a circle. */
export async function writeMarks(
  tx: Queries,
  { teamId, eventId }: EventKey,
  { rows, by }: { rows: readonly NewMark[]; by: string },
): Promise<void> {
  const all = rows.map(({ membershipId, attendance, at }) => ({ id: membershipId, attendance, at }));
  await tx.execute(sql`
    insert into participation as p (team_id, event_id, membership_id, attendance, attendance_by, attendance_at)
    select ${teamId}::uuid, ${eventId}::uuid, r.id, r.attendance, ${by}, r.at
    from json_to_recordset(${JSON.stringify(all)}::json) r(id uuid, attendance text, at timestamptz) order by r.id
    on conflict (team_id, event_id, membership_id) do update
      set attendance = excluded.attendance, attendance_by = excluded.attendance_by, attendance_at = excluded.attendance_at
      where p.attendance_at is null or p.attendance_at <= excluded.attendance_at`);
}

export interface StandingMark {
  membership_id: string;
  attendance: Mark | null;
  at: string;
}

export async function readMarks(
  tx: Queries,
  { teamId, eventId }: EventKey,
  ids: readonly string[],
): Promise<StandingMark[]> {
  const { rows } = await tx.execute<{ row: StandingMark }>(sql`
    select json_build_object('membership_id', p.membership_id, 'attendance', p.attendance, 'at', p.attendance_at) as row
    from participation p where p.team_id = ${teamId}::uuid and p.event_id = ${eventId}::uuid and p.membership_id in ${idsIn(ids)}
    order by p.membership_id`);
  return rows.map(({ row }) => ({ ...row, at: new Date(row.at).toISOString() }));
}

export interface CountedMember {
  membership_id: string;
  present: number;
  late: number;
  absent: number;
  absent_without_word: number;
}

/**
 * Counts of the marks between two days. Rows that staff joined are one player, of which the later mark of each event counts; with `ofFamily` only
 * these rows, each by itself, since no family may learn of the other.
 */
export async function countMarks(
  db: Database,
  {
    teamId,
    from,
    to,
    ofFamily,
  }: { teamId: string; from: string; to: string; ofFamily: readonly string[] | null },
): Promise<CountedMember[]> {
  const counts = effectiveAnswer("w", { event: "e", player: "m", participation: "p" });
  const player = ofFamily === null ? sql`coalesce(older.id, m.id)` : sql`m.id`;
  const { rows } = await db.execute<{ row: CountedMember }>(sql`
    select json_build_object('membership_id', k.player, 'present', count(*) filter (where k.attendance = 'present'),
      'late', count(*) filter (where k.attendance = 'late'), 'absent', count(*) filter (where k.attendance = 'absent'),
      'absent_without_word', count(*) filter (where k.attendance = 'absent' and not k.has_word)) as row
    from (
      select distinct on (${player}, e.id) ${player} as player, p.attendance,
        bool_or(${isExplicitAnswer(counts)}) over (partition by ${player}, e.id) as has_word
      from event e join participation p on p.team_id = e.team_id and p.event_id = e.id and p.attendance is not null
        join membership m on m.team_id = p.team_id and m.id = p.membership_id and m.ended_at is null
        ${joinMergedInto("older", "m")}
        ${counts.join}
      where e.team_id = ${teamId}::uuid and e.status = 'on' and e.first_day between ${from}::date and ${to}::date and ${isLiving}
        ${ofFamily === null ? sql`` : sql`and m.id in ${idsIn(ofFamily)}`}
      order by ${player}, e.id, p.attendance_at desc, older.id is not null, m.id) k
    group by k.player order by k.player`);
  return rows.map(({ row }) => row);
}
