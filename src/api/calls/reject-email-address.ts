// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const EmailAddressRejection: Shape<components["schemas"]["EmailAddressRejection"]> = {
  removed: "boolean",
};

export const rejectEmailAddress: Call<"rejectEmailAddress"> = {
  method: "post",
  path: "/auth/verify_email_address/reject",
  shape: EmailAddressRejection,
};
