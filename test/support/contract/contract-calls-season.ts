import type { components } from "../../../openapi";
import { idempotencyKey } from "./contract-calls-family";
import { operation } from "./contract-operation";

export const tuesdays = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b91";
const team = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31";
const keyed = { "Idempotency-Key": idempotencyKey };

/** A game of a league's list. */
export const importedGame: components["schemas"]["ImportRow"] = {
  import_key: "game-11@league.example",
  kind: "game",
  opponent: "Rockets",
  side: "home",
  timing: "timed",
  starts_local: "2026-12-05T09:00:00",
  duration_minutes: 90,
  place: "Riverside",
  venue_detail: "field 3",
};

/** Two weeks. */
export const newDates = { first_day: "2026-11-23", last_day: "2026-12-06" };

/** The operations that take events from a list or a series that is over; see `operationCalls`. */
export const seasonCalls = {
  importEvents: operation<"importEvents">(
    { id: team, body: { rows: [importedGame] } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/schedule_import", { ...init, params: { path, header: keyed }, body }),
    ({ results, new_places }) => [results.map(({ outcome }) => outcome), new_places],
  ),
  readPastSeries: operation<"readPastSeries">(
    { id: team },
    (http, init, path) => http.GET("/team/team_id/{id}/series", { ...init, params: { path } }),
    ({ series }) => series.map(({ rule, fields }) => [rule.weekdays, rule.last_day, fields.starts_local]),
  ),
  copySeries: operation<"copySeries">(
    { id: team, body: { series_ids: [tuesdays], ...newDates } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/schedule_copy", { ...init, params: { path, header: keyed }, body }),
    ({ plan }) => plan.added,
  ),
};
export type SeasonOperation = keyof typeof seasonCalls;
