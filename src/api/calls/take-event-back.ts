// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { EventEnd } from "../shapes/event-end";

export const takeEventBack: Call<"takeEventBack"> = {
  method: "delete",
  path: "/team/team_id/{id}/event/event_id/{event_id}",
  bearer: true,
  shape: EventEnd,
};
