import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import type { Queries } from "../../platform/db/database";
import { event } from "../../platform/db/schema/schedule";
import type { EventRow } from "./event.store";
import type { EventFields } from "./event-fields";

/** Locks the events that earlier imports made of these lines, in id order like all calls. */
export async function lockImported(
  tx: Queries,
  teamId: string,
  keys: readonly string[],
): Promise<Map<string, EventRow>> {
  const rows = await tx
    .select()
    .from(event)
    .where(and(eq(event.teamId, teamId), inArray(event.importKey, [...keys])))
    .orderBy(asc(event.id))
    .for("no key update");
  return new Map(rows.map((row) => [row.importKey ?? "", row]));
}

/** Inserts all rows in one statement. */
export async function insertImported(
  tx: Queries,
  events: readonly { key: string; fields: EventFields }[],
  { teamId, makerId, now }: { teamId: string; makerId: string; now: Date },
): Promise<EventRow[]> {
  if (events.length === 0) return [];
  const made = { teamId, importVersion: 1, createdBy: makerId, createdAt: now, changedAt: now };
  return tx
    .insert(event)
    .values(events.map(({ key, fields }) => ({ ...fields, ...made, id: randomUUID(), importKey: key })))
    .returning();
}

/** Events to come that imports made and nobody called off. */
export const listImported = (tx: Queries, teamId: string, now: Date) =>
  tx
    .select({
      id: event.id,
      importKey: event.importKey,
      title: event.title,
      opponent: event.opponent,
      firstDay: event.firstDay,
    })
    .from(event)
    .where(
      and(
        eq(event.teamId, teamId),
        isNotNull(event.importKey),
        gt(event.endsAt, now),
        eq(event.status, "on"),
      ),
    )
    .orderBy(asc(event.firstDay), asc(event.id));
