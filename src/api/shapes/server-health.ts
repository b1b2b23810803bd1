// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const ServerHealth: Shape<components["schemas"]["ServerHealth"]> = {
  status: "string",
  zone_data: "string",
};
export { ServerHealth as readHealth };
