// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Ending } from "../shapes/ending";

export const removeEventLink: Call<"removeEventLink"> = {
  method: "delete",
  path: "/team/team_id/{id}/event/event_id/{event_id}/short_form_url",
  bearer: true,
  shape: Ending,
};
