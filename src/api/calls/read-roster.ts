// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Person: Shape<components["schemas"]["Person"]> = {
  user_id: "string",
  name: "string",
  "drip_name?": "string",
  "avatar?": "string",
};
const RosterEntry: Shape<components["schemas"]["RosterEntry"]> = {
  membership_id: "string",
  kind: "string",
  "user_id?": "string",
  "child_id?": "string",
  shown_name: "string",
  "drip_name?": "string",
  "avatar?": "string",
  "number?": "string",
  roles: ["string"],
  "guardians?": [Person],
  "may_be_photographed?": "boolean",
  "invited?": "number",
  is_mine: "boolean",
  "let_in_by_me_at?": "string",
  version: "number",
};
const Roster: Shape<components["schemas"]["Roster"]> = {
  entries: [RosterEntry],
};

export const readRoster: Call<"readRoster"> = {
  method: "get",
  path: "/team/team_id/{id}/membership",
  bearer: true,
  shape: Roster,
};
