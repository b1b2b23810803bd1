// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const MailStop: Shape<components["schemas"]["MailStop"]> = {
  stopped: "boolean",
};

export const stopMailsByLink: Call<"stopMailsByLink"> = {
  method: "post",
  path: "/mail_link/stop",
  shape: MailStop,
};
