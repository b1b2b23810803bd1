// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Huddle } from "../shapes/huddle";

export const startGroup: Call<"startGroup"> = {
  method: "post",
  path: "/team/team_id/{id}/huddle",
  bearer: true,
  shape: Huddle,
};
