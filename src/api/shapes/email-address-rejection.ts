// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const EmailAddressRejection: Shape<components["schemas"]["EmailAddressRejection"]> = {
  removed: "boolean",
};
export { EmailAddressRejection as rejectEmailAddress };
