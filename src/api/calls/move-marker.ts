// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Pings } from "../shapes/pings";

export const moveMarker: Call<"moveMarker"> = {
  method: "put",
  path: "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/marker",
  bearer: true,
  shape: Pings,
};
