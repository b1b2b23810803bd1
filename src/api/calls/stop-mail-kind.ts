// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const MailKindStop: Shape<components["schemas"]["MailKindStop"]> = {
  stopped: "boolean",
};

export const stopMailKind: Call<"stopMailKind"> = {
  method: "post",
  path: "/ding/stop",
  shape: MailKindStop,
};
