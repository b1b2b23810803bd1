// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const PhoneNumber: Shape<components["schemas"]["PhoneNumber"]> = {
  user_id: "string",
  name: "string",
  phone_number: "string",
};
const PhoneNumbers: Shape<components["schemas"]["PhoneNumbers"]> = {
  items: [PhoneNumber],
};
export { PhoneNumbers as readPhoneNumbers };
