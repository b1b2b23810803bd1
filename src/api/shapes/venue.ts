// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const Venue: Shape<components["schemas"]["Venue"]> = {
  id: "string",
  name: "string",
  category: "string",
  "address?": "string",
  version: "number",
};
export { Venue };
