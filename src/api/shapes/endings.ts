// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const Endings: Shape<components["schemas"]["Endings"]> = {
  ended: ["string"],
};
export { Endings as endGuardianship };
