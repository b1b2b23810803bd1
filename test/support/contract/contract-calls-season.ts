import type { components } from "../../../openapi";
import { idempotencyKey } from "./contract-calls-family";
import { type CallsOf, operation } from "./contract-operation";

export type SeasonOperation = "importEvents";

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

/** The operations that take events from a list or a series that is over; see `operationCalls`. */
export const seasonCalls: CallsOf<SeasonOperation> = {
  importEvents: operation<"importEvents">(
    { id: team, body: { rows: [importedGame] } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/schedule_import", { ...init, params: { path, header: keyed }, body }),
    ({ results, new_places }) => [results.map(({ outcome }) => outcome), new_places],
  ),
};
