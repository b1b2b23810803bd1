// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Venue: Shape<components["schemas"]["Venue"]> = {
  id: "string",
  name: "string",
  category: "string",
  "address?": "string",
  version: "number",
};
const Venues: Shape<components["schemas"]["Venues"]> = {
  venues: [Venue],
};

export const readVenues: Call<"readVenues"> = {
  method: "get",
  path: "/team/team_id/{id}/venue",
  bearer: true,
  shape: Venues,
};
