import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import type { PlaceForm, PlacesOutcome, Venue } from "../../../domain/schedule/place";
import { addVenue } from "../../api/calls/add-venue";
import { readVenues } from "../../api/calls/read-venues";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { failedOutcome } from "../base/outcome";

/** Reads the venues for a team's forms. */
export async function readPlaces(client: Client, teamId: string): Promise<PlacesOutcome> {
  const result = await client.send(readVenues, { path: { id: teamId } });
  return result.kind === "ok"
    ? { kind: "known", places: result.value.venues }
    : { kind: "refused", text: textOf(result) };
}

export async function addPlace(
  client: Client,
  teamId: string,
  { form: { name, category, address }, key }: SaveInput<PlaceForm, Venue>,
): Promise<SaveOutcome<Venue>> {
  const result = await client.send(addVenue, {
    path: { id: teamId },
    header: { "Idempotency-Key": key },
    body: { name, category, address: address === "" ? null : address },
  });
  return result.kind === "ok" ? { kind: "saved", saved: result.value } : failedOutcome(result);
}
