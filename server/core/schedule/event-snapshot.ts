import {
  type ColumnOf,
  type EventSnapshot,
  eventFieldTable,
  type NotifiedField,
  notifiedFields,
} from "../../../domain/schedule/event/event-parts";
import type { components } from "../../../openapi";
import type { Queries } from "../../platform/db/database";
import { type EventRow, findVenueNames } from "./event.store";

/** The columns that families are told of. */
export type Shown = {
  [Name in Exclude<NotifiedField, "venue_id"> as ColumnOf<Name>]: Exclude<EventSnapshot[Name], undefined>;
};

export const snapshotOf = (
  row: Shown & {
    venue: EventSnapshot["venue"];
    status: EventSnapshot["status"];
    calledOffFor: EventSnapshot["called_off_for"];
  },
) =>
  ({
    ...Object.fromEntries(
      notifiedFields.flatMap((name) =>
        name === "venue_id" ? [] : [[name, row[eventFieldTable[name].column]]],
      ),
    ),
    venue: row.venue && { id: row.venue.id, name: row.venue.name },
    status: row.status,
    called_off_for: row.calledOffFor,
  }) as EventSnapshot;

export type VenueNames = ReadonlyMap<string, { id: string; name: string }>;

/** What families see of these events. `unsaved` are places that are not stored yet. */
export async function readSnapshots(
  tx: Queries,
  rows: readonly EventRow[],
  unsaved: VenueNames = new Map(),
): Promise<EventSnapshot[]> {
  const shown = await withSnapshot(
    tx,
    rows.map((event) => ({ event })),
    unsaved,
  );
  return shown.map((row) => row.shown);
}

/** Each row with what families see of its event. */
export async function withSnapshot<Row extends { event: EventRow }>(
  tx: Queries,
  rows: readonly Row[],
  unsaved: VenueNames = new Map(),
): Promise<(Row & { shown: EventSnapshot })[]> {
  const keys = rows.flatMap(({ event: { teamId, venueId } }) =>
    venueId === null ? [] : [{ teamId, id: venueId }],
  );
  const found = keys.length === 0 ? [] : await findVenueNames(tx, keys);
  const venues = new Map(found.map((venue) => [`${venue.teamId} ${venue.id}`, venue]));
  const venueOf = ({ teamId, venueId }: EventRow) =>
    venueId === null ? null : (venues.get(`${teamId} ${venueId}`) ?? unsaved.get(venueId) ?? null);
  return rows.map((row) => ({ ...row, shown: snapshotOf({ ...row.event, venue: venueOf(row.event) }) }));
}

export async function readSnapshot(tx: Queries, row: EventRow): Promise<EventSnapshot> {
  const [shown] = await readSnapshots(tx, [row]);
  if (!shown) throw new Error("An event is shown as nothing.");
  return shown;
}

/** What the reply says about notifications; null if families are not notified. */
export type NotificationPlan = components["schemas"]["Told"] | null;
