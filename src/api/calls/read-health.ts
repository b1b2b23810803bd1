// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const ServerHealth: Shape<components["schemas"]["ServerHealth"]> = {
  status: "string",
  zone_data: "string",
};

export const readHealth: Call<"readHealth"> = {
  method: "get",
  path: "/health",
  shape: ServerHealth,
};
