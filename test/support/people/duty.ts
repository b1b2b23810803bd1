import { randomUUID } from "node:crypto";
import { duty, dutyTurn } from "../../../server/platform/db/schema/duty";
import type { DatabaseAccess } from "./person";

type Server = DatabaseAccess;

/** Duties and turns written straight to the database, for tests that are not about their creation. */

export async function addDuty(
  { services, clock }: Server,
  teamId: string,
  change: Partial<typeof duty.$inferInsert> = {},
) {
  const [row] = await services.db
    .insert(duty)
    .values({
      teamId,
      id: randomUUID(),
      name: "Snacks",
      sign: "snacks",
      createdBy: "somebody",
      createdAt: clock.now(),
      ...change,
    })
    .returning();
  if (!row) throw new Error("The duty was not added.");
  return row;
}

/** Planned, by default. */
export async function addTurn(
  { services, clock }: Server,
  {
    event,
    ...turn
  }: { event: { teamId: string; id: string } } & Pick<
    typeof dutyTurn.$inferInsert,
    "dutyId" | "membershipId"
  > &
    Partial<typeof dutyTurn.$inferInsert>,
) {
  const [row] = await services.db
    .insert(dutyTurn)
    .values({
      teamId: event.teamId,
      eventId: event.id,
      slot: 1,
      state: "planned",
      byUser: "drip",
      at: clock.now(),
      ...turn,
    })
    .returning();
  if (!row) throw new Error("The turn was not added.");
  return row;
}
