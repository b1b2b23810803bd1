// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Huddle } from "../shapes/huddle";

export const renameGroup: Call<"renameGroup"> = {
  method: "patch",
  path: "/team/team_id/{id}/huddle/huddle_id/{huddle_id}",
  bearer: true,
  shape: Huddle,
};
