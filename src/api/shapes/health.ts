// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const Health: Shape<components["schemas"]["Health"]> = {
  status: "string",
};
export { Health as readLiveness };
