// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Venue } from "../shapes/venue";

export const changeVenue: Call<"changeVenue"> = {
  method: "patch",
  path: "/team/team_id/{id}/venue/venue_id/{venue_id}",
  bearer: true,
  shape: Venue,
};
