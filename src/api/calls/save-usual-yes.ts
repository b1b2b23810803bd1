// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Answerer: Shape<components["schemas"]["Answerer"]> = {
  name: "string",
  is_me: "boolean",
};
const UsualYes: Shape<components["schemas"]["UsualYes"]> = {
  team_id: "string",
  membership_id: "string",
  since: "string",
  until: "string",
  said_by: Answerer,
  said_at: "string",
  version: "number",
  is_paused: "boolean",
};

export const saveUsualYes: Call<"saveUsualYes"> = {
  method: "put",
  path: "/team/team_id/{id}/usual_yes/membership_id/{membership_id}",
  bearer: true,
  shape: UsualYes,
};
