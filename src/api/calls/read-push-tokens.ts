// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { PushTokens } from "../shapes/push-tokens";

export const readPushTokens: Call<"readPushTokens"> = {
  method: "get",
  path: "/user/me/push_token",
  bearer: true,
  shape: PushTokens,
};
