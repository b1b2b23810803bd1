// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const SummaryStop: Shape<components["schemas"]["SummaryStop"]> = {
  stopped: "boolean",
};

export const stopSummary: Call<"stopSummary"> = {
  method: "post",
  path: "/ding/stop",
  shape: SummaryStop,
};
