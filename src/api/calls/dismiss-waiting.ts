// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Ending } from "../shapes/ending";

export const dismissWaiting: Call<"dismissWaiting"> = {
  method: "post",
  path: "/user/me/waiting/dismiss",
  bearer: true,
  shape: Ending,
};
