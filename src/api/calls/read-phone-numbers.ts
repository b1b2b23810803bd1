// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const PhoneNumber: Shape<components["schemas"]["PhoneNumber"]> = {
  user_id: "string",
  name: "string",
  phone_number: "string",
};
const PhoneNumbers: Shape<components["schemas"]["PhoneNumbers"]> = {
  items: [PhoneNumber],
};

export const readPhoneNumbers: Call<"readPhoneNumbers"> = {
  method: "get",
  path: "/team/team_id/{id}/membership/membership_id/{membership_id}/phone_numbers",
  bearer: true,
  shape: PhoneNumbers,
};
