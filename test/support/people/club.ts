import { randomUUID } from "node:crypto";
import { child, follow, guardianship } from "../../../server/db/schema/family";
import { joinRequest, membership, type Role, team } from "../../../server/db/schema/team";
import type { TestServer } from "../server/server";
import { addPerson } from "./person";

type Server = Pick<TestServer, "services" | "clock">;
type ChildRow = typeof child.$inferSelect;
type TeamRow = typeof team.$inferSelect;

/** Families and teams straight from the database, for tests that are not about how they came to be. */

/** Somebody who may do what only adults may: of age, with a proven address. */
export const addAdult = (server: Server, change: Parameters<typeof addPerson>[1] = {}) =>
  addPerson(server, { emailAddressVerifiedAt: server.clock.now(), ...change });

export async function addChild(
  { services, clock }: Server,
  guardians: readonly [string, ...string[]],
  change: Partial<ChildRow> = {},
): Promise<ChildRow> {
  const [maker, ...others] = guardians;
  const at = clock.now();
  return services.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(child)
      .values({
        id: randomUUID(),
        firstName: "Sam",
        lastInitial: "R",
        dateOfBirth: "2016-04-09",
        createdAt: at,
        createdBy: maker,
        ...change,
      })
      .returning();
    if (!row) throw new Error("The child was not added.");
    const living = { childId: row.id, createdAt: at };
    await tx.insert(guardianship).values([
      { ...living, id: randomUUID(), userId: maker, origin: "made" },
      ...others.map((userId) => ({
        ...living,
        id: randomUUID(),
        userId,
        origin: "let_in" as const,
        letInBy: maker,
      })),
    ]);
    return row;
  });
}

export const addFollower = ({ services, clock }: Server, childId: string, userId: string, letInBy: string) =>
  services.db.insert(follow).values({ childId, userId, letInBy, createdAt: clock.now() });

/** A team with its first manager. */
export async function addTeam(
  { services, clock }: Server,
  managerId: string,
  change: Partial<TeamRow> & { roles?: Role[] } = {},
): Promise<TeamRow> {
  const { roles = ["manager"], ...columns } = change;
  const at = clock.now();
  return services.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(team)
      .values({
        id: randomUUID(),
        name: "Comets",
        sport: "soccer",
        ageGroup: "u10",
        colourOne: "#1d2f6f",
        colourTwo: "#ffc53d",
        timeZone: "America/Chicago",
        createdAt: at,
        createdBy: managerId,
        ...columns,
      })
      .returning();
    if (!row) throw new Error("The team was not added.");
    await tx.insert(membership).values({
      teamId: row.id,
      id: randomUUID(),
      userId: managerId,
      roles,
      createdAt: at,
      letInBy: managerId,
      letInAt: at,
    });
    return row;
  });
}

/** An adult, a child or a spot; by default as a player. */
export async function addMember(
  { services, clock }: Server,
  teamId: string,
  change: Partial<typeof membership.$inferInsert>,
) {
  const at = clock.now();
  const [row] = await services.db
    .insert(membership)
    .values({
      teamId,
      id: randomUUID(),
      roles: ["player"],
      createdAt: at,
      letInAt: at,
      touchedAt: at,
      ...change,
    })
    .returning();
  if (!row) throw new Error("The member was not added.");
  return row;
}

/** Somebody who asks to come in; for a child, its guardian asks. */
export async function addJoinRequest(
  { services, clock }: Server,
  teamId: string,
  change: Partial<typeof joinRequest.$inferInsert> & { userId: string },
) {
  const at = clock.now();
  const [row] = await services.db
    .insert(joinRequest)
    .values({
      teamId,
      id: randomUUID(),
      roles: ["player"],
      createdAt: at,
      ...(change.childId ? { guardianOkAt: at, guardianOkBy: change.userId } : {}),
      ...change,
    })
    .returning();
  if (!row) throw new Error("The request was not added.");
  return row;
}
