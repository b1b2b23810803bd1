// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { User } from "../shapes/user";

export const saveUserDetails: Call<"saveUserDetails"> = {
  method: "put",
  path: "/user/user_id/{id}/details",
  bearer: true,
  shape: User,
};
