// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const SessionEnd: Shape<components["schemas"]["SessionEnd"]> = {
  ended: "boolean",
};

export const endSession: Call<"endSession"> = {
  method: "delete",
  path: "/user/me/sessions/session_id/{id}",
  bearer: true,
  shape: SessionEnd,
};
