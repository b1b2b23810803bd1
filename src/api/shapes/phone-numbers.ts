// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const PhoneNumbers: Shape<components["schemas"]["PhoneNumbers"]> = {
  items: [{
    user_id: "string",
    name: "string",
    phone_number: "string",
  }],
};
export { PhoneNumbers as readPhoneNumbers };
