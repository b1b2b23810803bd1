// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const SummaryStop: Shape<components["schemas"]["SummaryStop"]> = {
  stopped: "boolean",
};
export { SummaryStop as stopSummary };
