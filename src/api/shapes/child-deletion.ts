// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const ChildDeletion: Shape<components["schemas"]["ChildDeletion"]> = {
  deletion_due_at: "string",
};
export { ChildDeletion as deleteChild };
