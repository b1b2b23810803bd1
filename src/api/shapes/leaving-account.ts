// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const LeavingAccount: Shape<components["schemas"]["LeavingAccount"]> = {
  name: "string",
  deletion_due_at: "string",
};
export { LeavingAccount as readLeaving };
