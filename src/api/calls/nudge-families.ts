// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Nudged: Shape<components["schemas"]["Nudged"]> = {
  nudged: "number",
  left_out: "number",
};

export const nudgeFamilies: Call<"nudgeFamilies"> = {
  method: "post",
  path: "/team/team_id/{id}/event/event_id/{event_id}/nudge",
  bearer: true,
  shape: Nudged,
};
