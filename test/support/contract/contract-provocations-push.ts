import { randomUUID } from "node:crypto";
import { type Change, send, sendAs } from "./contract-changes";

/** By message code, for the operations of pushes; see `changes`. */
export const pushChanges: Record<string, Change> = {
  "readPushTokens none": async (world, ready) => {
    ready.sending.bearer = (await world.member("robin_24")).accessToken;
  },
  PUSH_TOKEN_400_SERVICE: (_, ready) => send(ready, { endpoint: "https://push.example.com/robin" }),
  "acknowledgePush 204": () => {},
  PUSH_TOKEN_404: (_, ready) =>
    sendAs(ready, (url) => url.replace(/(\/token_id\/)[^/]+/, `$1${randomUUID()}`)),
  PUSH_TOKEN_409_CONFLICT: (_, __, callDirectly) => callDirectly(),
  "dropPushToken REQUEST_400_INVALID": (_, ready) => sendAs(ready, (url) => url + "x".repeat(64)),
};
