import type { components } from "../../../openapi";
import { idempotencyKey } from "./contract-calls-family";
import { operation } from "./contract-operation";

const team = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31";
const member = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b41";
const twin = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b42";
const practice = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b71";
const riverside = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b81";
const tuesdays = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b91";
const event = { id: team, event_id: practice };

const keyed = { "Idempotency-Key": idempotencyKey };
const seen = { "If-Match": '"1"' };
const twoWeeks = { from: "2026-11-22", days: "14" };

export const newPractice = {
  kind: "practice",
  timing: "timed",
  starts_local: "2026-11-24T17:30:00",
  duration_minutes: 90,
  arrive_minutes: 15,
} as const;

/** Two Tuesdays. */
export const newSeries: components["schemas"]["NewSeries"] = {
  rule: { weekdays: 4, every_weeks: 1, first_day: "2026-11-24", last_day: "2026-12-01", skip_days: [] },
  fields: { kind: "practice", timing: "timed", starts_local: "17:30" },
};

/** A rule with one Thursday instead of the Tuesdays. */
export const otherRule: components["schemas"]["SeriesChange"] = {
  rule: { weekdays: 16, every_weeks: 1, first_day: "2026-12-01", last_day: "2026-12-03", skip_days: [] },
};

const readOfReceipt = ({ notice_version, families }: components["schemas"]["Receipt"]) => ({
  version: notice_version,
  families: families.map(({ players, knows, is_here, by }) => [players, knows, is_here, by]),
});

/** The operations of the schedule; see `operationCalls`. */
export const scheduleCalls = {
  readSchedule: operation<"readSchedule">(
    {},
    (http, init) => http.GET("/schedule", { ...init, params: { query: twoWeeks } }),
    showWindow,
  ),
  readAgenda: operation<"readAgenda">(
    {},
    (http, init) => http.GET("/schedule/agenda", { ...init, params: { query: { after: "2026-11-22" } } }),
    ({ events, next_after }) => ({ events: showEvents(events), isAll: next_after === null }),
  ),
  readTeamEvents: operation<"readTeamEvents">(
    { id: team },
    (http, init, path) =>
      http.GET("/team/team_id/{id}/event", { ...init, params: { path, query: twoWeeks } }),
    showWindow,
  ),
  readEvent: operation<"readEvent">(
    event,
    (http, init, path) =>
      http.GET("/team/team_id/{id}/event/event_id/{event_id}", { ...init, params: { path } }),
    (value) => ({
      ...showDetails(value),
      players: value.participants.map(({ name, answer }) => [name, answer]),
    }),
  ),
  addEvent: operation<"addEvent">(
    { id: team, body: newPractice },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/event", { ...init, params: { path, header: keyed }, body }),
    showDetails,
  ),
  changeEvent: operation<"changeEvent">(
    { ...event, body: { kit: "blue" } },
    (http, init, { body, ...path }) =>
      http.PATCH("/team/team_id/{id}/event/event_id/{event_id}", {
        ...init,
        params: { path, header: seen },
        body,
      }),
    (value) => ({ ...showDetails(value), kit: value.event.kit }),
  ),
  takeEventBack: operation<"takeEventBack">(
    event,
    (http, init, path) =>
      http.DELETE("/team/team_id/{id}/event/event_id/{event_id}", {
        ...init,
        params: { path, header: seen },
      }),
    ({ ended }) => ({ ended }),
  ),
  callOffEvent: operation<"callOffEvent">(
    { ...event, body: { reason: "weather" } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/event/event_id/{event_id}/call_off", {
        ...init,
        params: { path, header: seen },
        body,
      }),
    showDetails,
  ),
  putEventBack: operation<"putEventBack">(
    event,
    (http, init, path) =>
      http.POST("/team/team_id/{id}/event/event_id/{event_id}/put_back", {
        ...init,
        params: { path, header: seen },
      }),
    showDetails,
  ),
  answerEvent: operation<"answerEvent">(
    { ...event, membership_id: member, body: { answer: "yes", event_version: 1 } },
    (http, init, { body, ...path }) =>
      http.PUT("/team/team_id/{id}/event/event_id/{event_id}/answer/membership_id/{membership_id}", {
        ...init,
        params: { path, header: { "If-Match": '"0"' } },
        body,
      }),
    ({ answer, note, is_for_old_time, answered_by }) => ({ answer, note, is_for_old_time, answered_by }),
  ),
  acknowledgeEvents: operation<"acknowledgeEvents">(
    { body: { items: [{ team_id: team, event_id: practice, version: 2 }] } },
    (http, init, { body }) => http.POST("/schedule/got_it", { ...init, body }),
    ({ items }) => items.map(({ seen_version }) => seen_version),
  ),
  readReceipt: operation<"readReceipt">(
    event,
    (http, init, path) =>
      http.GET("/team/team_id/{id}/event/event_id/{event_id}/receipt", { ...init, params: { path } }),
    readOfReceipt,
  ),
  tellFamilies: operation<"tellFamilies">(
    { ...event, body: { membership_ids: [member], notice_version: 2 } },
    (http, init, { body, ...path }) =>
      http.PUT("/team/team_id/{id}/event/event_id/{event_id}/receipt/told", {
        ...init,
        params: { path },
        body,
      }),
    readOfReceipt,
  ),
  untellFamilies: operation<"untellFamilies">(
    { ...event, body: { membership_ids: [twin] } },
    (http, init, { body, ...path }) =>
      http.DELETE("/team/team_id/{id}/event/event_id/{event_id}/receipt/told", {
        ...init,
        params: { path },
        body,
      }),
    readOfReceipt,
  ),
  sendSchedule: operation<"sendSchedule">(
    {
      body: {
        items: [
          {
            kind: "answer",
            team_id: team,
            event_id: practice,
            event_version: 1,
            membership_id: member,
            answer: "yes",
            answer_version: 0,
          },
        ],
      },
    },
    (http, init, { body }) => http.POST("/schedule/send", { ...init, body }),
    ({ results }) => results.map(({ item, outcome }) => [item, outcome]),
  ),
  nudgeFamilies: operation<"nudgeFamilies">(
    { ...event, body: { about: "answer" } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/event/event_id/{event_id}/nudge", {
        ...init,
        params: { path, header: keyed },
        body,
      }),
    ({ nudged, left_out }) => ({ nudged, left_out }),
  ),
  addSeries: operation<"addSeries">(
    { id: team, body: newSeries },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/series", { ...init, params: { path, header: keyed }, body }),
    ({ plan }) => plan.added,
  ),
  changeSeries: operation<"changeSeries">(
    { id: team, series_id: tuesdays, body: otherRule },
    (http, init, { body, ...path }) =>
      http.PATCH("/team/team_id/{id}/series/series_id/{series_id}", {
        ...init,
        params: { path, header: seen },
        body,
      }),
    ({ plan }) => plan.moved.map(({ from, to }) => [from, to]),
  ),
  takeSeriesBack: operation<"takeSeriesBack">(
    { id: team, series_id: tuesdays },
    (http, init, path) =>
      http.DELETE("/team/team_id/{id}/series/series_id/{series_id}", {
        ...init,
        params: { path, header: seen },
      }),
    ({ ended }) => ({ ended }),
  ),
  readVenues: operation<"readVenues">(
    { id: team },
    (http, init, path) => http.GET("/team/team_id/{id}/venue", { ...init, params: { path } }),
    ({ venues }) => venues.map(showVenue),
  ),
  addVenue: operation<"addVenue">(
    { id: team, body: { name: "Riverside", category: "field", address: "12 River Road" } },
    (http, init, { body, ...path }) =>
      http.POST("/team/team_id/{id}/venue", { ...init, params: { path, header: keyed }, body }),
    showVenue,
  ),
  changeVenue: operation<"changeVenue">(
    { id: team, venue_id: riverside, body: { hidden: false } },
    (http, init, { body, ...path }) =>
      http.PATCH("/team/team_id/{id}/venue/venue_id/{venue_id}", {
        ...init,
        params: { path, header: seen },
        body,
      }),
    showVenue,
  ),
  joinPlayers: operation<"joinPlayers">(
    { id: team, membership_id: twin, body: { counts_as: member } },
    (http, init, { body, ...path }) =>
      http.PUT("/team/team_id/{id}/same_player/membership_id/{membership_id}", {
        ...init,
        params: { path },
        body,
      }),
    ({ pairs }) => pairs.length,
  ),
  partPlayers: operation<"partPlayers">(
    { id: team, membership_id: twin },
    (http, init, path) =>
      http.DELETE("/team/team_id/{id}/same_player/membership_id/{membership_id}", {
        ...init,
        params: { path },
      }),
    ({ pairs }) => pairs.length,
  ),
};
export type ScheduleOperation = keyof typeof scheduleCalls;

function showWindow({ teams, people, events }: components["schemas"]["ScheduleWindow"]) {
  return {
    teams: teams.map(({ name }) => name),
    people: people.map(({ name }) => name),
    events: showEvents(events),
  };
}

const showEvents = (events: components["schemas"]["ScheduleEvent"][]) =>
  events.map(({ title, starts_local, mine }) => [
    title,
    starts_local,
    mine.map(({ first_name, answer }) => [first_name, answer]),
  ]);

function showDetails({ event: { kind, title, starts_local } }: components["schemas"]["EventDetails"]) {
  return { kind, title, starts: starts_local };
}

function showVenue({ name, category, address }: components["schemas"]["Venue"]) {
  return [name, category, address];
}
