// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { EventDetails } from "../shapes/event-details";

export const moveTurn: Call<"moveTurn"> = {
  method: "post",
  path: "/team/team_id/{id}/event/event_id/{event_id}/turn",
  bearer: true,
  shape: EventDetails,
};
