// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const EmailAddressTakenOver: Shape<components["schemas"]["EmailAddressTakenOver"]> = {
  email_address: "string",
};
export { EmailAddressTakenOver as takeOverEmailAddress };
