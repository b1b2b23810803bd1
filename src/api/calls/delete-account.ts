// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const AccountLeaving: Shape<components["schemas"]["AccountLeaving"]> = {
  deletion_due_at: "string",
};

export const deleteAccount: Call<"deleteAccount"> = {
  method: "post",
  path: "/user/user_id/{id}/deletion",
  bearer: true,
  shape: AccountLeaving,
};
