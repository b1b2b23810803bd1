// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { EventDetails } from "../shapes/event-details";

export const addEvent: Call<"addEvent"> = {
  method: "post",
  path: "/team/team_id/{id}/event",
  bearer: true,
  shape: EventDetails,
};
