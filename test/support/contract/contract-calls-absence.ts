import type { components } from "../../../openapi";
import { idempotencyKey } from "./contract-calls-family";
import { operation } from "./contract-operation";

const sam = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21";
const team = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31";
const member = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41";
const away = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9bf1";
const seen = { "If-Match": '"1"' };

export const newAbsence = { first_day: "2026-12-20", last_day: "2027-01-03" } as const;

/** The operations of absences and usual yeses; see `operationCalls`. */
export const absenceCalls = {
  readAbsences: operation<"readAbsences">(
    {},
    (http, init) => http.GET("/user/me/absence", init),
    ({ items, people, players }) => ({
      items: items.map(showAbsence),
      people: people.map(({ first_name }) => first_name),
      players: players.map(({ team_name, first_name, usual }) => [team_name, first_name, usual?.since]),
    }),
  ),
  addAbsences: operation<"addAbsences">(
    { body: { people: [{ child_id: sam }], ...newAbsence } },
    (http, init, { body }) =>
      http.POST("/user/me/absence", {
        ...init,
        params: { header: { "Idempotency-Key": idempotencyKey } },
        body,
      }),
    showReview,
  ),
  changeAbsence: operation<"changeAbsence">(
    { id: away, body: { first_day: newAbsence.first_day } },
    (http, init, { id, body }) =>
      http.PATCH("/user/me/absence/absence_id/{id}", {
        ...init,
        params: { path: { id }, header: seen },
        body,
      }),
    showReview,
  ),
  endAbsence: operation<"endAbsence">(
    { id: away },
    (http, init, { id }) =>
      http.DELETE("/user/me/absence/absence_id/{id}", { ...init, params: { path: { id }, header: seen } }),
    showReview,
  ),
  saveUsualYes: operation<"saveUsualYes">(
    { id: team, membership_id: member, body: {} },
    (http, init, { body, ...path }) =>
      http.PUT("/team/team_id/{id}/usual_yes/membership_id/{membership_id}", {
        ...init,
        params: { path, header: { "If-Match": '"0"' } },
        body,
      }),
    ({ since, said_by }) => [since, said_by.is_me],
  ),
  endUsualYes: operation<"endUsualYes">(
    { id: team, membership_id: member },
    (http, init, path) =>
      http.DELETE("/team/team_id/{id}/usual_yes/membership_id/{membership_id}", {
        ...init,
        params: { path, header: seen },
      }),
    ({ ended }) => ({ ended }),
  ),
};
export type AbsenceOperation = keyof typeof absenceCalls;

const showAbsence = ({ first_name, first_day, last_day, covers }: components["schemas"]["Absence"]) => [
  first_name,
  first_day,
  last_day,
  covers,
];

function showReview({ items, covers, teams, events, turns }: components["schemas"]["AbsenceReview"]) {
  return {
    items: items.map(showAbsence),
    covers: [covers, teams],
    events: events.map(({ title, first_name }) => [title, first_name]),
    turns: turns.map(({ starts_local, from, to }) => [starts_local, from, to]),
  };
}
