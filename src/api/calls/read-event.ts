// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { EventDetails } from "../shapes/event-details";

export const readEvent: Call<"readEvent"> = {
  method: "get",
  path: "/team/team_id/{id}/event/event_id/{event_id}",
  bearer: true,
  shape: EventDetails,
};
