import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { venue } from "../../platform/db/schema/schedule";

export type VenueRow = typeof venue.$inferSelect;

/** The team's venues that are not hidden, by name. */
export const findVenues = (db: Queries, teamId: string): Promise<VenueRow[]> =>
  db
    .select()
    .from(venue)
    .where(and(eq(venue.teamId, teamId), isNull(venue.hiddenAt)))
    .orderBy(sql`lower(${venue.name})`, venue.id);

/** The team's places of these names, in upper or lower case, by the wanted name; one that is offered goes before a hidden one. */
export async function findVenuesByName(
  tx: Queries,
  teamId: string,
  names: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  const { rows } = await tx.execute<{ wanted: string; id: string; name: string }>(sql`
    select distinct on (w.name) w.name as wanted, v.id, v.name
    from json_array_elements_text(${JSON.stringify(names)}::json) w(name)
      join venue v on v.team_id = ${teamId}::uuid and lower(v.name) = lower(w.name)
    order by w.name, v.hidden_at is not null, v.id`);
  return new Map(rows.map(({ wanted, id, name }) => [wanted, { id, name }]));
}

export async function findVenue(tx: Queries, teamId: string, id: string): Promise<VenueRow | undefined> {
  const [row] = await tx
    .select()
    .from(venue)
    .where(and(eq(venue.teamId, teamId), eq(venue.id, id)));
  return row;
}

export async function lockVenue(tx: Queries, teamId: string, id: string): Promise<VenueRow | undefined> {
  const [row] = await tx
    .select()
    .from(venue)
    .where(and(eq(venue.teamId, teamId), eq(venue.id, id)))
    .for("no key update");
  return row;
}

type VenueFields = Pick<VenueRow, "name" | "category" | "address">;

export async function insertVenue(
  tx: Queries,
  teamId: string,
  fields: VenueFields,
  now: Date,
  id: string = randomUUID(),
): Promise<string> {
  await tx.insert(venue).values({ teamId, id, ...fields, createdAt: now });
  return id;
}

export async function updateVenue(
  tx: Queries,
  teamId: string,
  id: string,
  change: Partial<VenueFields & Pick<VenueRow, "hiddenAt">>,
): Promise<VenueRow> {
  const [row] = await tx
    .update(venue)
    .set({ ...change, version: sql`${venue.version} + 1` })
    .where(and(eq(venue.teamId, teamId), eq(venue.id, id)))
    .returning();
  if (!row) throw new Error("A locked place is gone.");
  return row;
}
