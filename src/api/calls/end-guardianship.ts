// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Endings: Shape<components["schemas"]["Endings"]> = {
  ended: ["string"],
};

export const endGuardianship: Call<"endGuardianship"> = {
  method: "delete",
  path: "/child/child_id/{id}/guardian/user_id/{user_id}",
  bearer: true,
  shape: Endings,
};
