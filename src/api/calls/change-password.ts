// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { User } from "../shapes/user";

export const changePassword: Call<"changePassword"> = {
  method: "put",
  path: "/user/user_id/{id}/password",
  bearer: true,
  shape: User,
};
