// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const RosterExport: Shape<components["schemas"]["RosterExport"]> = {
  rows: [{
    shown_name: "string",
    "number?": "string",
    roles: ["string"],
    is_spot: "boolean",
    guardians: ["string"],
  }],
};

export const exportRoster: Call<"exportRoster"> = {
  method: "post",
  path: "/team/team_id/{id}/roster_export",
  bearer: true,
  shape: RosterExport,
};
