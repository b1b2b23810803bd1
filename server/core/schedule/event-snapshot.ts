import {
  type ColumnOf,
  eventParts,
  type ShownEvent,
  type ToldPart,
  toldParts,
} from "../../../domain/schedule/event/event-parts";
import type { components } from "../../../openapi";
import type { Queries } from "../../platform/db/database";
import { type EventRow, findVenueNames } from "./event.store";

/** The columns that families are told of. */
export type Shown = {
  [Name in Exclude<ToldPart, "venue_id"> as ColumnOf<Name>]: Exclude<ShownEvent[Name], undefined>;
};

export const shownOf = (
  row: Shown & {
    venue: ShownEvent["venue"];
    status: ShownEvent["status"];
    calledOffFor: ShownEvent["called_off_for"];
  },
) =>
  ({
    ...Object.fromEntries(
      toldParts.flatMap((name) => (name === "venue_id" ? [] : [[name, row[eventParts[name].column]]])),
    ),
    venue: row.venue && { id: row.venue.id, name: row.venue.name },
    status: row.status,
    called_off_for: row.calledOffFor,
  }) as ShownEvent;

export type VenueNames = ReadonlyMap<string, { id: string; name: string }>;

/** What families see of these events. `unsaved` are places that are not stored yet. */
export async function readShownAll(
  tx: Queries,
  rows: readonly EventRow[],
  unsaved: VenueNames = new Map(),
): Promise<ShownEvent[]> {
  const shown = await withShown(
    tx,
    rows.map((event) => ({ event })),
    unsaved,
  );
  return shown.map((row) => row.shown);
}

/** Each row with what families see of its event. */
export async function withShown<Row extends { event: EventRow }>(
  tx: Queries,
  rows: readonly Row[],
  unsaved: VenueNames = new Map(),
): Promise<(Row & { shown: ShownEvent })[]> {
  const keys = rows.flatMap(({ event: { teamId, venueId } }) =>
    venueId === null ? [] : [{ teamId, id: venueId }],
  );
  const found = keys.length === 0 ? [] : await findVenueNames(tx, keys);
  const venues = new Map(found.map((venue) => [`${venue.teamId} ${venue.id}`, venue]));
  const venueOf = ({ teamId, venueId }: EventRow) =>
    venueId === null ? null : (venues.get(`${teamId} ${venueId}`) ?? unsaved.get(venueId) ?? null);
  return rows.map((row) => ({ ...row, shown: shownOf({ ...row.event, venue: venueOf(row.event) }) }));
}

export async function readShown(tx: Queries, row: EventRow): Promise<ShownEvent> {
  const [shown] = await readShownAll(tx, [row]);
  if (!shown) throw new Error("An event is shown as nothing.");
  return shown;
}

/** What the reply says about notifications; null if families are not notified. */
export type Told = components["schemas"]["Told"] | null;
