// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { PushTokens } from "../shapes/push-tokens";

export const savePushToken: Call<"savePushToken"> = {
  method: "post",
  path: "/user/me/push_token",
  bearer: true,
  shape: PushTokens,
};
