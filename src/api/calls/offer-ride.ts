// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { EventDetails } from "../shapes/event-details";

export const offerRide: Call<"offerRide"> = {
  method: "put",
  path: "/team/team_id/{id}/event/event_id/{event_id}/ride/user_id/{user_id}",
  bearer: true,
  shape: EventDetails,
};
