// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { User } from "../shapes/user";

export const setPhoneNumber: Call<"setPhoneNumber"> = {
  method: "put",
  path: "/user/user_id/{id}/phone_number",
  bearer: true,
  shape: User,
};
