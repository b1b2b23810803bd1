// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const LeavingAccount: Shape<components["schemas"]["LeavingAccount"]> = {
  name: "string",
  deletion_due_at: "string",
};

export const readLeaving: Call<"readLeaving"> = {
  method: "post",
  path: "/user/deletion/undo/read",
  shape: LeavingAccount,
};
