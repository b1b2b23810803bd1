import { eq, inArray, or, type SQLWrapper, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Queries } from "../../platform/db/database";
import { driverConsent, ride, rideSeat } from "../../platform/db/schema/ride";

type Consent = typeof driverConsent.$inferSelect;

/** A person's cars, also those in which they rode along, the seats of these members, and consents that concern the person or their children. */
export async function findRides(
  tx: Queries,
  userId: string,
  { members, children }: { members: readonly { teamId: string; id: string }[]; children: SQLWrapper },
) {
  const keys = JSON.stringify(members.map(({ teamId, id }) => ({ team_id: teamId, id })));
  return {
    cars: await tx
      .select()
      .from(ride)
      .where(or(eq(ride.driverId, userId), eq(ride.secondId, userId))),
    seats: await tx
      .select()
      .from(rideSeat)
      .where(sql`(${rideSeat.teamId}, ${rideSeat.membershipId}) in (
      select k.team_id, k.id from json_to_recordset(${keys}::json) k(team_id uuid, id uuid))`),
    consents: (await union(
      tx.select().from(driverConsent).where(eq(driverConsent.driverId, userId)),
      tx.select().from(driverConsent).where(eq(driverConsent.givenBy, userId)),
      tx.select().from(driverConsent).where(inArray(driverConsent.childId, children)),
    )) as Consent[],
  };
}
