import { randomUUID } from "node:crypto";
import { removalTime } from "../../../domain/family/guardian-removal";
import { child, follow, guardianship } from "../../../server/platform/db/schema/family";
import { guardianRemoval } from "../../../server/platform/db/schema/family-removal";
import {
  joinRequest,
  type MemberRole,
  membership,
  possibleDuplicate,
  team,
} from "../../../server/platform/db/schema/team";
import { addPerson, type DatabaseAccess } from "./person";

type Server = DatabaseAccess;
type ChildRow = typeof child.$inferSelect;
type TeamRow = typeof team.$inferSelect;

/** Families and teams written straight to the database, for tests that are not about their creation. */

/** An adult with a verified address. */
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

/** A guardian's open request to end another's access. */
export async function addRemoval(
  { services, clock }: Server,
  pair: { childId: string; userId: string; requestedBy: string },
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  const endsAt = new Date(now.getTime() + removalTime);
  await services.db.insert(guardianRemoval).values({ ...pair, id, createdAt: now, endsAt });
  return id;
}

/** A team with its first manager. */
export async function addTeam(
  { services, clock }: Server,
  managerId: string,
  change: Partial<TeamRow> & { roles?: MemberRole[] } = {},
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

/** An adult, a child or a spot; a player by default. */
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

/** A join request; for a child, its guardian requests. */
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

/** A second player of a child's name, with the notice to the child's guardian. */
export async function addPossibleDuplicate(
  server: Server,
  teamId: string,
  told: { childId: string; userId: string; newcomer: ChildRow },
) {
  const { id: membershipId } = await addMember(server, teamId, { childId: told.newcomer.id });
  const { childId, userId } = told;
  const [row] = await server.services.db
    .insert(possibleDuplicate)
    .values({ teamId, id: randomUUID(), membershipId, childId, userId, createdAt: server.clock.now() })
    .returning();
  if (!row) throw new Error("The notice was not added.");
  return row;
}
