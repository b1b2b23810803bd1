import type { components } from "../../../openapi";
import { operation } from "./contract-operation";

type NewRingSettings = components["schemas"]["NewRingSettings"];

export const nightShift: NewRingSettings = {
  talk: "named",
  is_quiet: true,
  quiet_from: "08:00",
  quiet_to: "15:00",
  digest: "never",
};

/** The operations of dings; see `operationCalls`. */
export const dingCalls = {
  readDings: operation<"readDings">(
    {},
    (http, init) => http.GET("/ding", init),
    ({ items }) => items.map(({ kind, about, is_read }) => [kind, about.event?.opponent, is_read]),
  ),
  markDingsRead: operation<"markDingsRead">(
    { body: { ding_ids: ["0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bd1"] } },
    (http, init, { body }) => http.POST("/ding/read", { ...init, body }),
    ({ new_notifications }) => new_notifications,
  ),
  stopSummary: operation<"stopSummary">(
    {},
    (http, init) => http.POST("/ding/stop", { ...init, params: { query: { token: "of-a-mail" } } }),
    ({ stopped }) => ({ stopped }),
  ),
  readRingSettings: operation<"readRingSettings">(
    {},
    (http, init) => http.GET("/user/me/ring_settings", init),
    (settings) => settings,
  ),
  saveRingSettings: operation<"saveRingSettings">(
    { body: nightShift },
    (http, init, { body }) =>
      http.PUT("/user/me/ring_settings", {
        ...init,
        params: { header: { "If-Match": '"1"' } },
        body,
      }),
    (settings) => settings,
  ),
  readStoppedMail: operation<"readStoppedMail">(
    {},
    (http, init) => http.GET("/user/me/stopped_mail", init),
    ({ teams }) => teams.map(({ name }) => name),
  ),
  beginTeamMail: operation<"beginTeamMail">(
    { id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31" },
    (http, init, path) => http.DELETE("/user/me/stopped_mail/team_id/{id}", { ...init, params: { path } }),
    ({ ended }) => ({ ended }),
  ),
};
export type DingOperation = keyof typeof dingCalls;
