// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Huddle } from "../shapes/huddle";

export const readHuddle: Call<"readHuddle"> = {
  method: "get",
  path: "/team/team_id/{id}/huddle/huddle_id/{huddle_id}",
  bearer: true,
  shape: Huddle,
};
