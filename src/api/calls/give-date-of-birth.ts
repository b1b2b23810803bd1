// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { User } from "../shapes/user";

export const giveDateOfBirth: Call<"giveDateOfBirth"> = {
  method: "put",
  path: "/user/user_id/{id}/date_of_birth",
  bearer: true,
  shape: User,
};
