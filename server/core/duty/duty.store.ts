import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { duty, dutyChoice } from "../../platform/db/schema/duty";

export type DutyRow = typeof duty.$inferSelect;
export type DutyFields = Pick<
  DutyRow,
  "name" | "sign" | "families" | "kinds" | "side" | "eventId" | "isForAll" | "sparesStaff"
>;

const isThis = (teamId: string, id: string) => and(eq(duty.teamId, teamId), eq(duty.id, id));

/** Those that go on, by the order in which they were added, those of one event last. */
export const findDuties = (db: Queries, teamId: string): Promise<DutyRow[]> =>
  db
    .select()
    .from(duty)
    .where(and(eq(duty.teamId, teamId), isNull(duty.endedAt)))
    .orderBy(sql`${duty.eventId} is not null`, asc(duty.createdAt), asc(duty.id));

export async function findDuty(db: Queries, teamId: string, id: string): Promise<DutyRow | undefined> {
  const [row] = await db
    .select()
    .from(duty)
    .where(and(isThis(teamId, id), isNull(duty.endedAt)));
  return row;
}

export async function insertDuty(
  tx: Queries,
  { teamId, fields, by, now }: { teamId: string; fields: DutyFields; by: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  await tx.insert(duty).values({ ...fields, teamId, id, createdBy: by, createdAt: now });
  return id;
}

export async function updateDuty(
  tx: Queries,
  { teamId, id }: { teamId: string; id: string },
  change: Partial<DutyFields & Pick<DutyRow, "sharedAt" | "endedAt">>,
): Promise<void> {
  await tx
    .update(duty)
    .set({ ...change, version: sql`${duty.version} + 1` })
    .where(isThis(teamId, id));
}

export type ChoiceRow = Pick<typeof dutyChoice.$inferSelect, "dutyId" | "membershipId">;

/** Of duties that go on. */
export const findChoices = (db: Queries, teamId: string): Promise<ChoiceRow[]> =>
  db
    .select({ dutyId: dutyChoice.dutyId, membershipId: dutyChoice.membershipId })
    .from(dutyChoice)
    .innerJoin(duty, and(eq(duty.teamId, dutyChoice.teamId), eq(duty.id, dutyChoice.dutyId)))
    .where(and(eq(dutyChoice.teamId, teamId), isNull(duty.endedAt)))
    .orderBy(dutyChoice.dutyId, dutyChoice.membershipId);

/** In place of all that these players' family chose before. */
export async function replaceChoices(
  tx: Queries,
  {
    teamId,
    family,
    membershipId,
    dutyIds,
    by,
    now,
  }: {
    teamId: string;
    family: readonly string[];
    membershipId: string;
    dutyIds: readonly string[];
    by: string;
    now: Date;
  },
): Promise<void> {
  const players = sql`(select k.id::uuid from json_array_elements_text(${JSON.stringify(family)}::json) k(id))`;
  await tx
    .delete(dutyChoice)
    .where(and(eq(dutyChoice.teamId, teamId), sql`${dutyChoice.membershipId} in ${players}`));
  if (dutyIds.length === 0) return;
  await tx
    .insert(dutyChoice)
    .values(dutyIds.map((dutyId) => ({ teamId, dutyId, membershipId, byUser: by, at: now })));
}

/** A page of the teams that have duties, in the order of their ids. */
export async function findDutyTeams(db: Queries, after: string | null, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ teamId: duty.teamId })
    .from(duty)
    .where(and(isNull(duty.endedAt), after === null ? undefined : sql`${duty.teamId} > ${after}::uuid`))
    .orderBy(duty.teamId)
    .limit(most);
  return rows.map(({ teamId }) => teamId);
}
