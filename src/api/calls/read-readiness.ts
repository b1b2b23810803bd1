// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Readiness: Shape<components["schemas"]["Readiness"]> = {
  status: "string",
};

export const readReadiness: Call<"readReadiness"> = {
  method: "get",
  path: "/health/ready",
  shape: Readiness,
};
