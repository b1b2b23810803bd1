// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const Driver: Shape<components["schemas"]["Driver"]> = {
  user_id: "string",
  name: "string",
  "given_by_name?": "string",
  until: "string",
};
const Drivers: Shape<components["schemas"]["Drivers"]> = {
  drivers: [Driver],
};
export { Drivers };
