import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { type AwayDays, listedDays } from "../../../domain/absence/days";
import type { Database, Queries } from "../../platform/db/database";
import { absence, absenceTold } from "../../platform/db/schema/absence";
import { isAsked } from "../schedule/event-audience";

export type AbsenceRow = typeof absence.$inferSelect;

/** A child, or the person themselves. */
export interface Subject {
  childId: string | null;
  userId: string | null;
}

const json = (values: readonly string[]) => sql`json_array_elements_text(${JSON.stringify(values)}::json)`;

/** Locks those of these children whom the person looks after, in the order of their ids. */
export async function lockGuarded(
  tx: Queries,
  userId: string,
  childIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select c.id from child c
    where c.id in (select k.id::uuid from ${json(childIds)} k(id))
      and exists (select from living_guardian g where g.child_id = c.id and g.user_id = ${userId})
    order by c.id for no key update`);
  return new Set(rows.map(({ id }) => id));
}

/** Whether the person plays or helps in a team, and is not there as a follower or a guardian alone. */
export async function hasOwnPlace(tx: Queries, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from membership m join team t on t.id = m.team_id and t.archived_at is null
    where m.user_id = ${userId} and m.ended_at is null and m.roles && '{player,coach,manager}' limit 1`);
  return rows.length > 0;
}

const isOf = ({ childId, userId }: Subject) =>
  childId === null ? sql`a.user_id = ${userId}` : sql`a.child_id = ${childId}::uuid`;

export async function countToCome(tx: Queries, subject: Subject, today: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from absence a where ${isOf(subject)} and a.last_day >= ${today}::date`,
  );
  return rows[0]?.count ?? 0;
}

export async function insertAbsence(
  tx: Queries,
  { subject, days, by, at, now }: { subject: Subject; days: AwayDays; by: string; at: Date; now: Date },
): Promise<AbsenceRow> {
  const [row] = await tx
    .insert(absence)
    .values({
      id: randomUUID(),
      ...subject,
      firstDay: days.first_day,
      lastDay: days.last_day,
      weekdays: days.weekdays,
      reportedBy: by,
      reportedAt: at,
      madeAt: now,
      validFrom: now,
    })
    .returning();
  if (!row) throw new Error("An absence was not stored.");
  return row;
}

/** Locks an absence of the person or of a child whom they look after. */
export async function lockAbsence(
  tx: Queries,
  { id, userId }: { id: string; userId: string },
): Promise<AbsenceRow | undefined> {
  const [row] = await tx
    .select()
    .from(absence)
    .where(
      sql`${absence.id} = ${id}::uuid and (${absence.userId} = ${userId} or exists (
        select from living_guardian g where g.child_id = ${absence.childId} and g.user_id = ${userId}))`,
    )
    .for("update");
  return row;
}

export async function updateAbsence(
  tx: Queries,
  id: string,
  fields: Partial<Pick<AbsenceRow, "firstDay" | "lastDay" | "weekdays" | "reportedBy" | "reportedAt">>,
  now: Date,
): Promise<void> {
  await tx
    .update(absence)
    .set({ ...fields, version: sql`${absence.version} + 1`, validFrom: now })
    .where(eq(absence.id, id));
  await tx.delete(absenceTold).where(eq(absenceTold.absenceId, id));
}

/** Events that have begun go on reading it: moving `valid_from` records the version that ends here. */
export async function deleteAbsence(tx: Queries, id: string, now: Date): Promise<void> {
  await tx.update(absence).set({ validFrom: now }).where(eq(absence.id, id));
  await tx.delete(absence).where(eq(absence.id, id));
}

/** The child's other guardians see it in *Needs you* until they press *Okay*. */
export const notifyOthers = (tx: Queries, id: string, by: string) =>
  tx.execute(sql`
    insert into absence_told (absence_id, user_id, version)
    select a.id, g.user_id, a.version from absence a join living_guardian g on g.child_id = a.child_id
    where a.id = ${id}::uuid and g.user_id <> ${by}
    on conflict (absence_id, user_id) do update set version = excluded.version`);

/** Of one version only: a change that was made meanwhile is still to be seen. */
export const markSeen = (
  db: Queries,
  { id, version, userId }: { id: string; version: number; userId: string },
) =>
  db.execute(
    sql`delete from absence_told where absence_id = ${id}::uuid and user_id = ${userId} and version = ${version}`,
  );

export interface ListedAbsence extends Omit<AbsenceRow, "validFrom"> {
  firstName: string;
  reportedByName: string | null;
}

const listed = sql`select a.id, a.child_id as "childId", a.user_id as "userId", a.first_day::text as "firstDay", a.last_day::text as "lastDay",
    a.weekdays, a.said_by as "reportedBy", a.said_at as "reportedAt", a.version, a.made_at as "madeAt",
    coalesce(c.first_name, u.first_name, u.full_name) as "firstName", b.full_name as "reportedByName"
  from absence a left join child c on c.id = a.child_id left join "user" u on u.id = a.user_id left join "user" b on b.id = a.said_by`;

type ListedRow = Omit<ListedAbsence, "reportedAt" | "madeAt"> & {
  reportedAt: Date | string;
  madeAt: Date | string;
};

const readRow = (row: ListedRow): ListedAbsence => ({
  ...row,
  reportedAt: new Date(row.reportedAt),
  madeAt: new Date(row.madeAt),
});

/** Those of the person and of the children whom they look after: to come, and of the last days. */
export async function readAbsencesOf(db: Queries, userId: string, today: string): Promise<ListedAbsence[]> {
  const { rows } = await db.execute<ListedRow & Record<string, unknown>>(sql`
    ${listed}
    where a.last_day >= ${today}::date - ${listedDays}::int and (a.user_id = ${userId}
      or a.child_id in (select g.child_id from living_guardian g where g.user_id = ${userId}))
    order by a.last_day, a.first_day, a.id`);
  return rows.map(readRow);
}

export async function readAbsences(db: Queries, ids: readonly string[]): Promise<ListedAbsence[]> {
  const { rows } = await db.execute<ListedRow & Record<string, unknown>>(sql`
    ${listed} where a.id in (select k.id::uuid from ${json(ids)} k(id))
    order by a.child_id is null, lower(c.first_name), a.first_day, a.id`);
  return rows.map(readRow);
}

export interface PersonRow {
  child_id: string | null;
  first_name: string;
}

/** Whom the person may say to be away: their children, and themselves where a team could ask them. */
export async function readPeople(db: Database, userId: string, now: Date): Promise<PersonRow[]> {
  const { rows } = await db.execute<PersonRow & Record<string, unknown>>(sql`
    select c.id as child_id, c.first_name from living_guardian g join child c on c.id = g.child_id where g.user_id = ${userId}
    union all
    select null, coalesce(u.first_name, u.full_name) from living_user l join "user" u on u.id = l.id
    where l.id = ${userId} and exists (
      select from membership m join team t on t.id = m.team_id and t.archived_at is null
        join event e on e.team_id = t.id and e.ends_at > ${now.toISOString()}::timestamptz and ${isAsked("e", "m")}
      where m.user_id = ${userId} and m.ended_at is null)`);
  return rows.sort(
    (one, other) =>
      Number(one.child_id === null) - Number(other.child_id === null) ||
      one.first_name.localeCompare(other.first_name),
  );
}
