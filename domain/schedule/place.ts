import type { components } from "../../openapi";
import type { Refused } from "../base/outcome";
import { lineRule } from "../fields/emoji";
import type { FieldRule } from "../fields/field-rules";
import { eventFormTexts } from "./event/event-texts";

export type Venue = components["schemas"]["Venue"];
export type VenueCategory = components["schemas"]["VenueCategory"];

/** A venue that staff add to their team. A missing address is empty. */
export type PlaceForm = { name: string; category: VenueCategory; address: string };
export const placeFields = ["name", "address"] as const;
export type PlaceField = (typeof placeFields)[number];
export const newPlaceFit: readonly PlaceField[] = ["address"];

export const placeNameLength = 60;
export const addressLength = 160;
export const placeNameRule: FieldRule = lineRule({
  isRequired: true,
  max: placeNameLength,
  unseen: eventFormTexts.unseen,
});
export const addressRule: FieldRule = lineRule({ max: addressLength, unseen: eventFormTexts.unseen });

/** A place as a file names it, null without words. Calendars write name and address in one line: a long one is cut at its first comma. */
export function placeInFile(text: string): { name: string; address: string | null } | null {
  const line = text.replace(/\s+/g, " ").trim();
  if (line === "") return null;
  const head = signsOf(line) > placeNameLength ? (line.split(",")[0] ?? line) : line;
  const name = cut(head, placeNameLength) || cut(line, placeNameLength);
  const rest = line.slice(name.length).replace(/^[,\s]+/, "");
  return { name, address: cut(rest, addressLength) || null };
}

const signsOf = (text: string) => [...text].length;
const cut = (text: string, most: number) => [...text].slice(0, most).join("").trim();

export type PlacesOutcome = { kind: "known"; places: readonly Venue[] } | Refused;

export const placeCategories: Readonly<Record<VenueCategory, string>> = {
  field: "Field",
  gym: "Gym",
  pool: "Pool",
  rink: "Rink",
  track: "Track",
  clubhouse: "Clubhouse",
  restaurant: "Restaurant",
  hotel: "Hotel",
  other: "Somewhere else",
};
