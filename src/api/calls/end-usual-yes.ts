// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Ending } from "../shapes/ending";

export const endUsualYes: Call<"endUsualYes"> = {
  method: "delete",
  path: "/team/team_id/{id}/usual_yes/membership_id/{membership_id}",
  bearer: true,
  shape: Ending,
};
