import type { SaveInput, SaveOutcome } from "../../../domain/base/saved-form";
import type { PlaceForm, PlacesOutcome, Venue } from "../../../domain/schedule/place";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { addVenue as addVenueShape } from "../../api/shapes/venue";
import { readVenues as readVenuesShape } from "../../api/shapes/venues";
import { failedOutcome } from "../base/outcome";

/** Reads the venues for a team's forms. */
export async function readPlaces(client: Client, teamId: string): Promise<PlacesOutcome> {
  const result = await client.quietly(readVenuesShape, (http, init) =>
    http.GET("/team/team_id/{id}/venue", { ...init, params: { path: { id: teamId } } }),
  );
  return result.kind === "ok"
    ? { kind: "known", places: result.value.venues }
    : { kind: "refused", text: textOf(result) };
}

export async function addPlace(
  client: Client,
  teamId: string,
  { form: { name, category, address }, key }: SaveInput<PlaceForm, Venue>,
): Promise<SaveOutcome<Venue>> {
  const result = await client.quietly(addVenueShape, (http, init) =>
    http.POST("/team/team_id/{id}/venue", {
      ...init,
      params: { path: { id: teamId }, header: { "Idempotency-Key": key } },
      body: { name, category, address: address === "" ? null : address },
    }),
  );
  return result.kind === "ok" ? { kind: "saved", saved: result.value } : failedOutcome(result);
}
