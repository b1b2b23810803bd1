// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const LostChild: Shape<components["schemas"]["LostChild"]> = {
  child_id: "string",
  first_name: "string",
};
const KeptChild: Shape<components["schemas"]["KeptChild"]> = {
  child_id: "string",
  first_name: "string",
  with: ["string"],
};
const LostTeam: Shape<components["schemas"]["LostTeam"]> = {
  team_id: "string",
  name: "string",
};
const KeptTeam: Shape<components["schemas"]["KeptTeam"]> = {
  team_id: "string",
  name: "string",
  with: ["string"],
};
const DeletionConsequences: Shape<components["schemas"]["DeletionConsequences"]> = {
  children_erased: [LostChild],
  children_kept: [KeptChild],
  teams_archived: [LostTeam],
  teams_kept: [KeptTeam],
  due_in_days: "number",
};

export const readDeletion: Call<"readDeletion"> = {
  method: "get",
  path: "/user/user_id/{id}/deletion",
  bearer: true,
  shape: DeletionConsequences,
};
