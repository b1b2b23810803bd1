// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Venue } from "../shapes/venue";

export const addVenue: Call<"addVenue"> = {
  method: "post",
  path: "/team/team_id/{id}/venue",
  bearer: true,
  shape: Venue,
};
