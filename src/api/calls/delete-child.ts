// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const ChildDeletion: Shape<components["schemas"]["ChildDeletion"]> = {
  deletion_due_at: "string",
};

export const deleteChild: Call<"deleteChild"> = {
  method: "delete",
  path: "/child/child_id/{id}",
  bearer: true,
  shape: ChildDeletion,
};
