import type { components } from "../../../openapi";
import { idempotencyKey } from "./contract-calls-family";
import { operation } from "./contract-operation";

const team = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31";
const member = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41";
const request = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b51";

const keyed = { "Idempotency-Key": idempotencyKey };
const seen = { "If-Match": '"1"' };

export const newTeam = {
  name: "Comets",
  sport: "soccer",
  age_group: "u10",
  colour_one: "#1d2f6f",
  colour_two: "#ffc53d",
  time_zone: "America/Chicago",
  is_coach: true,
} as const;
const fall = { name: "Fall", starts_on: "2026-08-15", ends_on: "2026-11-30" };
export const spring = { name: "Spring", starts_on: "2027-02-15", ends_on: "2027-06-15" };

/** The operations of teams; see `operationCalls`. */
export const teamCalls = {
  readTeams: operation<"readTeams">(
    {},
    (http, init) => http.GET("/user/me/teams", init),
    ({ teams }) => teams.map(({ name, standings }) => [name, standings.map(({ via }) => via)]),
  ),
  startTeam: operation<"startTeam">(
    { body: newTeam },
    (http, init, { body }) => http.POST("/team", { ...init, params: { header: keyed }, body }),
    showTeam,
  ),
  readTeam: operation<"readTeam">(
    { id: team },
    (http, init, path) => http.GET("/team/team_id/{id}", { ...init, params: { path } }),
    showTeam,
  ),
  updateTeam: operation<"updateTeam">(
    { id: team, body: { name: "Comets" } },
    (http, init, { body, ...path }) =>
      http.PATCH("/team/team_id/{id}", { ...init, params: { path, header: seen }, body }),
    showTeam,
  ),
  setSeason: operation<"setSeason">(
    { id: team, body: fall },
    (http, init, { body, ...path }) =>
      http.PUT("/team/team_id/{id}/season", { ...init, params: { path, header: seen }, body }),
    (value) => ({ ...showTeam(value), seasons: value.seasons.map(({ name }) => name) }),
  ),
  closeSeason: operation<"closeSeason">(
    { id: team, body: { next: spring } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/season/close", {
        ...init,
        params: { path, header: { ...keyed, ...seen } },
        body,
      }),
    (value) => ({
      ...showTeam(value),
      seasons: value.seasons.map(({ name, closed_at }) => [name, closed_at !== null]),
    }),
  ),
  archiveTeam: operation<"archiveTeam">(
    { id: team, body: { archived: false } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/archive", { ...init, params: { path, header: seen }, body }),
    (value) => ({ ...showTeam(value), archivedAt: value.archived_at }),
  ),
  takeOverTeam: operation<"takeOverTeam">(
    { id: team },
    (http, init, path) => http.POST("/team/team_id/{id}/take_over", { ...init, params: { path } }),
    showTeam,
  ),
  readRoster: operation<"readRoster">(
    { id: team },
    (http, init, path) => http.GET("/team/team_id/{id}/membership", { ...init, params: { path } }),
    ({ entries }) => entries.filter(({ kind }) => kind === "child").map(showEntry),
  ),
  exportRoster: operation<"exportRoster">(
    { id: team },
    (http, init, path) => http.POST("/team/team_id/{id}/roster_export", { ...init, params: { path } }),
    ({ rows }) => rows.filter(({ guardians }) => guardians.length > 0),
  ),
  keepSpots: operation<"keepSpots">(
    { id: team, body: { rows: [{ first_name: "Ada", last_initial: "K", number: "9" }] } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/spots", { ...init, params: { path, header: keyed }, body }),
    ({ results }) => results.map(({ row, membership_id, invited }) => [row, membership_id !== null, invited]),
  ),
  updateMembership: operation<"updateMembership">(
    { id: team, membership_id: member, body: { number: "7" } },
    (http, init, { body, ...path }) =>
      http.PATCH("/team/team_id/{id}/membership/membership_id/{membership_id}", {
        ...init,
        params: { path, header: seen },
        body,
      }),
    showEntry,
  ),
  endMembership: operation<"endMembership">(
    { id: team, membership_id: member, body: { bar: false } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/membership/membership_id/{membership_id}/end", {
        ...init,
        params: { path, header: seen },
        body,
      }),
    ({ ended }) => ({ ended }),
  ),
  readJoinRequests: operation<"readJoinRequests">(
    { id: team },
    (http, init, path) => http.GET("/team/team_id/{id}/join_request", { ...init, params: { path } }),
    ({ items, next_after }) => ({
      asking: items.map(({ name, from, questions }) => [name, from.name, questions]),
      hasMore: next_after !== null,
    }),
  ),
  decideJoinRequests: operation<"decideJoinRequests">(
    { id: team, body: { decisions: [{ request_id: request, decision: "approved" }] } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/join_request/decide", {
        ...init,
        params: { path, header: keyed },
        body,
      }),
    ({ results }) => results.map(({ outcome }) => outcome),
  ),
  withdrawJoinRequest: operation<"withdrawJoinRequest">(
    { id: team, request_id: request },
    (http, init, path) =>
      http.DELETE("/team/team_id/{id}/join_request/request_id/{request_id}", { ...init, params: { path } }),
    ({ ended }) => ({ ended }),
  ),
  liftBar: operation<"liftBar">(
    { id: team, user_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12" },
    (http, init, path) =>
      http.DELETE("/team/team_id/{id}/bar/user_id/{user_id}", { ...init, params: { path } }),
    showTeam,
  ),
  readPhoneNumbers: operation<"readPhoneNumbers">(
    { id: team, membership_id: member },
    (http, init, path) =>
      http.GET("/team/team_id/{id}/membership/membership_id/{membership_id}/phone_numbers", {
        ...init,
        params: { path },
      }),
    ({ items }) => items.map(({ name, phone_number }) => [name, phone_number]),
  ),
  reportLookAlike: operation<"reportLookAlike">(
    { id: team, membership_id: member, body: { child_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21" } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/membership/membership_id/{membership_id}/report", {
        ...init,
        params: { path },
        body,
      }),
    ({ sent }) => ({ sent }),
  ),
};
export type TeamOperation = keyof typeof teamCalls;

function showTeam({ name, sport, is_resting, my_standings }: components["schemas"]["Team"]) {
  return {
    name,
    sport,
    isResting: is_resting,
    roles: my_standings.flatMap(({ roles }) => [...roles].sort()),
  };
}

function showEntry({ shown_name, number, roles, guardians }: components["schemas"]["RosterEntry"]) {
  return { name: shown_name, number, roles, guardians: guardians?.map((guardian) => guardian.name) };
}
