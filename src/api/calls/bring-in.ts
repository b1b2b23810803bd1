// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Huddle } from "../shapes/huddle";

export const bringIn: Call<"bringIn"> = {
  method: "post",
  path: "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/seat",
  bearer: true,
  shape: Huddle,
};
