import { randomUUID } from "node:crypto";
import { hidesSignsBesideEmoji } from "../../../domain/fields/emoji";
import type { EventPart } from "../../../domain/schedule/event/event-parts";
import { venuesOfTeam } from "../../../domain/schedule/limits";
import { placeInFile } from "../../../domain/schedule/place";
import type { components } from "../../../openapi";
import type { VenueNames } from "../../core/schedule/event-snapshot";
import { findVenues, findVenuesByName } from "../../core/schedule/venue.store";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";

type ImportRow = components["schemas"]["ImportRow"];

interface NewPlace {
  id: string;
  name: string;
  address: string | null;
}

/** The places that rows of a file name: the team's, and those that it does not have yet. */
export interface ImportPlaces {
  /** The columns of the row's place. Without room for a new place its name is written before the field or court. */
  partOf(row: ImportRow): Pick<EventPart, "venue_id" | "venue_detail">;
  newOf(venueId: string | null | undefined): NewPlace | undefined;
  names: VenueNames;
}

const keyOf = (name: string) => name.toLowerCase();
const detailLength = 60;

export async function planPlaces(
  tx: Transaction,
  teamId: string,
  rows: readonly ImportRow[],
): Promise<ImportPlaces> {
  const wanted = rows.flatMap(({ place }) => placeInFile(place ?? "") ?? []);
  const known = await findVenuesByName(tx, teamId, [...new Set(wanted.map(({ name }) => name))]);
  const venues = new Map([...known].map(([name, { id }]) => [keyOf(name), id]));
  const made = new Map<string, NewPlace>();
  let room = venuesOfTeam - (wanted.length > 0 ? (await findVenues(tx, teamId)).length : 0);
  for (const place of wanted) {
    if (venues.has(keyOf(place.name)) || room <= 0 || hidesSigns(place)) continue;
    const id = randomUUID();
    venues.set(keyOf(place.name), id);
    made.set(id, { id, ...place });
    room -= 1;
  }
  return {
    partOf({ place: text, venue_detail: detail }) {
      if (text === undefined) return detail === undefined ? {} : { venue_detail: detail };
      const place = placeInFile(text ?? "");
      if (place && hidesSigns(place))
        throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "place", rule: "unseen" }] });
      const id = place && venues.get(keyOf(place.name));
      if (!place || id)
        return { venue_id: id ?? null, ...(detail !== undefined && { venue_detail: detail }) };
      const both = [place.name, detail].filter((part) => part).join(", ");
      return { venue_id: null, venue_detail: [...both].slice(0, detailLength).join("") };
    },
    newOf: (venueId) => made.get(venueId ?? ""),
    names: new Map([...made].map(([id, { name }]) => [id, { id, name }])),
  };
}

const hidesSigns = ({ name, address }: Omit<NewPlace, "id">) =>
  hidesSignsBesideEmoji(name) || hidesSignsBesideEmoji(address ?? "");
