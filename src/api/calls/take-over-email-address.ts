// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const EmailAddressTakenOver: Shape<components["schemas"]["EmailAddressTakenOver"]> = {
  email_address: "string",
};

export const takeOverEmailAddress: Call<"takeOverEmailAddress"> = {
  method: "post",
  path: "/auth/verify_email_address/new_password",
  shape: EmailAddressTakenOver,
};
