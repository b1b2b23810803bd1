// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Health: Shape<components["schemas"]["Health"]> = {
  status: "string",
};

export const readLiveness: Call<"readLiveness"> = {
  method: "get",
  path: "/health/live",
  shape: Health,
};
