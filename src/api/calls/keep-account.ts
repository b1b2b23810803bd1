// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const AccountKept: Shape<components["schemas"]["AccountKept"]> = {
  undone: "boolean",
};

export const keepAccount: Call<"keepAccount"> = {
  method: "post",
  path: "/user/deletion/undo",
  shape: AccountKept,
};
