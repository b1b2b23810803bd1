// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Huddle } from "../shapes/huddle";

export const openEventHuddle: Call<"openEventHuddle"> = {
  method: "put",
  path: "/team/team_id/{id}/event/event_id/{event_id}/huddle",
  bearer: true,
  shape: Huddle,
};
