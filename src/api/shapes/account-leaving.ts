// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const AccountLeaving: Shape<components["schemas"]["AccountLeaving"]> = {
  deletion_due_at: "string",
};
export { AccountLeaving as deleteAccount };
