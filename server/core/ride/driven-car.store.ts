import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { mayDrive, type RideKey } from "./ride.store";

/** A car whose driver is there: with a role in the team, and not out. */
export type DrivenCar = RideKey & { driverId: string };

export async function findDrivenCars(
  tx: Queries,
  events: readonly { teamId: string; id: string }[],
): Promise<DrivenCar[]> {
  const keys = JSON.stringify(events.map(({ teamId, id }) => ({ team_id: teamId, id })));
  const { rows } = await tx.execute<DrivenCar & Record<string, unknown>>(sql`
    select r.team_id as "teamId", r.event_id as "eventId", r.way, r.driver_id as "driverId"
    from json_to_recordset(${keys}::json) k(team_id uuid, id uuid) join ride r on r.team_id = k.team_id and r.event_id = k.id
    where ${mayDrive(sql`r.team_id`, sql`r.driver_id`)} and not exists (select from adult_is_out(r.team_id, r.event_id, r.driver_id))`);
  return rows;
}

/** Their drivers have to say again whether they drive. After the cars are locked. */
export async function reopenCars(tx: Queries, cars: readonly DrivenCar[]): Promise<void> {
  if (cars.length === 0) return;
  const keys = cars.map(({ teamId, eventId, way, driverId }) => ({
    ...{ team_id: teamId, event_id: eventId, way, driver_id: driverId },
  }));
  await tx.execute(sql`
    update ride r set trip = null, version = r.version + 1
    from json_to_recordset(${JSON.stringify(keys)}::json) k(team_id uuid, event_id uuid, way text, driver_id text)
    where r.team_id = k.team_id and r.event_id = k.event_id and r.way = k.way and r.driver_id = k.driver_id and r.trip is not null`);
}
