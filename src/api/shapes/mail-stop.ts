// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const MailStop: Shape<components["schemas"]["MailStop"]> = {
  stopped: "boolean",
};
export { MailStop as stopMailsByLink };
