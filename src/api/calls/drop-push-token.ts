// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { PushTokens } from "../shapes/push-tokens";

export const dropPushToken: Call<"dropPushToken"> = {
  method: "delete",
  path: "/user/me/push_token/token_id/{id}",
  bearer: true,
  shape: PushTokens,
};
