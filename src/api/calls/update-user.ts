// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { User } from "../shapes/user";

export const updateUser: Call<"updateUser"> = {
  method: "patch",
  path: "/user/user_id/{id}",
  bearer: true,
  shape: User,
};
