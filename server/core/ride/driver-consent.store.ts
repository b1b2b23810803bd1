import { and, eq, sql } from "drizzle-orm";
import { retention } from "../../../domain/base/retention";
import type { Queries } from "../../platform/db/database";
import { ago, mostInARound } from "../../platform/db/rounds";
import { driverConsent } from "../../platform/db/schema/ride";

export type DriverConsentRow = typeof driverConsent.$inferSelect;

export interface ConsentKey {
  childId: string;
  driverId: string;
}

/** Whoever of the guardians gave it last. */
export async function writeConsent(tx: Queries, row: DriverConsentRow): Promise<void> {
  await tx
    .insert(driverConsent)
    .values(row)
    .onConflictDoUpdate({
      target: [driverConsent.childId, driverConsent.driverId],
      set: { givenBy: row.givenBy, givenOn: row.givenOn, until: row.until },
    });
}

/** False if there was none. */
export async function deleteConsent(tx: Queries, { childId, driverId }: ConsentKey): Promise<boolean> {
  const ended = await tx
    .delete(driverConsent)
    .where(and(eq(driverConsent.childId, childId), eq(driverConsent.driverId, driverId)))
    .returning({ driverId: driverConsent.driverId });
  return ended.length > 0;
}

/** The living guardian by whose consent a driver may take the child on a day. */
export async function findConsentGiver(
  tx: Queries,
  { childId, driverId }: ConsentKey,
  day: string,
): Promise<string | null> {
  const { rows } = await tx.execute<{ given_by: string }>(sql`
    select d.given_by from driver_consent d join living_guardian g on g.child_id = d.child_id and g.user_id = d.given_by
    where d.child_id = ${childId}::uuid and d.driver_id = ${driverId} and d.until >= ${day}::date`);
  return rows[0]?.given_by ?? null;
}

export interface AllowedDriver {
  user_id: string;
  name: string;
  given_by_name: string;
  until: string;
}

/** Who may drive a child from a day on. A guardian who has left has given nothing. */
export async function findDrivers(db: Queries, childId: string, today: string): Promise<AllowedDriver[]> {
  const { rows } = await db.execute<AllowedDriver & Record<string, unknown>>(sql`
    select u.id as user_id, u.full_name as name, coalesce(b.first_name, b.full_name) as given_by_name, d.until::text as until
    from driver_consent d join living_user l on l.id = d.driver_id join "user" u on u.id = l.id
      join living_guardian g on g.child_id = d.child_id and g.user_id = d.given_by join "user" b on b.id = g.user_id
    where d.child_id = ${childId}::uuid and d.until >= ${today}::date order by lower(u.full_name), u.id limit 100`);
  return rows;
}

/** Whether a person has a role by which they may drive, in a team of the child's. */
export async function couldDrive(tx: Queries, { childId, driverId }: ConsentKey): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from membership m join team_access x on x.team_id = m.team_id and x.user_id = ${driverId}
      and x.via in ('self', 'guardian') and not 'follower' = any (x.roles)
    where m.child_id = ${childId}::uuid and m.ended_at is null limit 1`);
  return rows.length > 0;
}

/** Removes consents past their retention period (see the privacy page). Skips rows that another server has locked. */
export async function removeOldConsents(db: Queries, now: Date): Promise<void> {
  await db.execute(sql`
    delete from driver_consent d using (
      select o.child_id, o.driver_id from driver_consent o where o.until < ${ago(now, { days: retention.rideDays })}
      limit ${mostInARound} for update skip locked) old
    where d.child_id = old.child_id and d.driver_id = old.driver_id`);
}
