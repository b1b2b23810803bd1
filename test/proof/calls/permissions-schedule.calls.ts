import { randomUUID } from "node:crypto";
import {
  newPractice,
  newSeries,
  type ScheduleOperation,
} from "../../support/contract/contract-calls-schedule";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Call = () => Promise<
  [method: Method, url: string, payload?: object | undefined, headers?: Record<string, string>]
>;

const team = `/team/team_id/${randomUUID()}`;
const event = `${team}/event/event_id/${randomUUID()}`;
const twoWeeks = "from=2026-11-22&days=14";
const samePlayer = () => `same_player/membership_id/${randomUUID()}`;
const version = { "if-match": '"1"' };
const keyed = () => ({ "idempotency-key": randomUUID() });

/** Each operation's call, which only its caller can make fail. */
export const scheduleCalls: Record<ScheduleOperation, Call> = {
  readSchedule: async () => ["GET", `/schedule?${twoWeeks}`],
  readAgenda: async () => ["GET", "/schedule/agenda?after=2026-11-22"],
  readTeamEvents: async () => ["GET", `${team}/event?${twoWeeks}`],
  readEvent: async () => ["GET", event],
  addEvent: async () => ["POST", `${team}/event`, newPractice, keyed()],
  changeEvent: async () => ["PATCH", event, { kit: "blue" }, version],
  takeEventBack: async () => ["DELETE", event, undefined, version],
  callOffEvent: async () => ["POST", `${event}/call_off`, { reason: "weather" }, version],
  putEventBack: async () => ["POST", `${event}/put_back`, undefined, version],
  answerEvent: async () => [
    "PUT",
    `${event}/answer/membership_id/${randomUUID()}`,
    { answer: "yes", event_version: 1 },
    version,
  ],
  acknowledgeEvents: async () => [
    "POST",
    "/schedule/got_it",
    { items: [{ team_id: randomUUID(), event_id: randomUUID(), version: 1 }] },
  ],
  readReceipt: async () => ["GET", `${event}/receipt`],
  tellFamilies: async () => [
    "PUT",
    `${event}/receipt/told`,
    { membership_ids: [randomUUID()], notice_version: 1 },
  ],
  untellFamilies: async () => ["DELETE", `${event}/receipt/told`, { membership_ids: [randomUUID()] }],
  sendSchedule: async () => [
    "POST",
    "/schedule/send",
    { items: [{ kind: "got_it", team_id: randomUUID(), event_id: randomUUID(), event_version: 1 }] },
  ],
  nudgeFamilies: async () => ["POST", `${event}/nudge`, { about: "answer" }, keyed()],
  addSeries: async () => ["POST", `${team}/series`, newSeries, keyed()],
  changeSeries: async () => [
    "PATCH",
    `${team}/series/series_id/${randomUUID()}`,
    { rule: newSeries.rule },
    version,
  ],
  takeSeriesBack: async () => ["DELETE", `${team}/series/series_id/${randomUUID()}`, undefined, version],
  readVenues: async () => ["GET", `${team}/venue`],
  addVenue: async () => ["POST", `${team}/venue`, { name: "Riverside", category: "field" }, keyed()],
  changeVenue: async () => ["PATCH", `${team}/venue/venue_id/${randomUUID()}`, { hidden: true }, version],
  joinPlayers: async () => ["PUT", `${team}/${samePlayer()}`, { counts_as: randomUUID() }],
  partPlayers: async () => ["DELETE", `${team}/${samePlayer()}`],
};
