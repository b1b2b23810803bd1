// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Standing: Shape<components["schemas"]["Standing"]> = {
  via: "string",
  roles: ["string"],
  "membership_id?": "string",
  "child_id?": "string",
  "child_first_name?": "string",
};
const TeamSummary: Shape<components["schemas"]["TeamSummary"]> = {
  id: "string",
  name: "string",
  sport: "string",
  age_group: "string",
  colour_one: "string",
  colour_two: "string",
  "archived_at?": "string",
  standings: [Standing],
  waiting: "number",
};
const Teams: Shape<components["schemas"]["Teams"]> = {
  teams: [TeamSummary],
};

export const readTeams: Call<"readTeams"> = {
  method: "get",
  path: "/user/me/teams",
  bearer: true,
  shape: Teams,
};
