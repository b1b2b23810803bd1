// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Huddle } from "../shapes/huddle";

export const closeGroup: Call<"closeGroup"> = {
  method: "post",
  path: "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/close",
  bearer: true,
  shape: Huddle,
};
