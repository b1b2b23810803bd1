// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { User } from "../shapes/user";

export const readMe: Call<"readMe"> = {
  method: "get",
  path: "/user/me",
  bearer: true,
  shape: User,
};
