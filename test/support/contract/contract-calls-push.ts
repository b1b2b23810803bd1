import type { components } from "../../../openapi";
import { operation } from "./contract-operation";

/** A browser with the keys of RFC 8291's example. */
export const phone = {
  endpoint: "https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  label: "Chrome on Android",
};

/** The operations of pushes; see `operationCalls`. */
export const pushCalls = {
  readPushTokens: operation<"readPushTokens">(
    {},
    (http, init) => http.GET("/user/me/push_token", init),
    showDevices,
  ),
  savePushToken: operation<"savePushToken">(
    { body: phone },
    (http, init, { body }) => http.POST("/user/me/push_token", { ...init, body }),
    showDevices,
  ),
  dropPushToken: operation<"dropPushToken">(
    { id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bb1" },
    (http, init, { id }) =>
      http.DELETE("/user/me/push_token/token_id/{id}", { ...init, params: { path: { id } } }),
    showDevices,
  ),
  // The service worker sends it, and reads no reply.
  acknowledgePush: operation<"acknowledgePush">(
    { body: { heard: "6pKq0mWcTz1uVYbXo3fH8A" } },
    async (http, init, { body }) => {
      const { data: _, ...reply } = await http.POST("/push/heard", { ...init, body });
      return reply;
    },
    () => null,
  ),
};
export type PushOperation = keyof typeof pushCalls;

function showDevices({ tokens, application_server_key, may_ring }: components["schemas"]["PushTokens"]) {
  return {
    devices: tokens.map(({ label, is_of_this_session }) => [label, is_of_this_session]),
    keyLength: application_server_key.length,
    mayRing: may_ring,
  };
}
