import { randomUUID } from "node:crypto";
import type { TeamOperation } from "../../support/contract/contract-calls-team";
import { newTeam } from "../../support/contract/contract-calls-team";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Call = () => Promise<
  [method: Method, url: string, payload?: object | undefined, headers?: Record<string, string>]
>;

const team = `/team/team_id/${randomUUID()}`;
const member = `${team}/membership/membership_id/${randomUUID()}`;
const version = { "if-match": '"1"' };
const keyed = () => ({ "idempotency-key": randomUUID() });

/** Each operation's call, which only its caller can make fail. */
export const teamCalls: Record<TeamOperation, Call> = {
  readTeams: async () => ["GET", "/user/me/teams"],
  startTeam: async () => ["POST", "/team", newTeam, keyed()],
  readTeam: async () => ["GET", team],
  updateTeam: async () => ["PATCH", team, { name: "Comets" }, version],
  setSeason: async () => [
    "PUT",
    `${team}/season`,
    { name: "Fall", starts_on: "2026-08-15", ends_on: "2026-11-30" },
    version,
  ],
  closeSeason: async () => ["POST", `${team}/season/close`, {}, { ...version, ...keyed() }],
  archiveTeam: async () => ["POST", `${team}/archive`, { archived: true }, version],
  takeOverTeam: async () => ["POST", `${team}/take_over`],
  readRoster: async () => ["GET", `${team}/membership`],
  exportRoster: async () => ["POST", `${team}/roster_export`],
  keepSpots: async () => [
    "POST",
    `${team}/spots`,
    { rows: [{ first_name: "Ada", last_initial: "K" }] },
    keyed(),
  ],
  updateMembership: async () => ["PATCH", member, { number: "7" }, version],
  endMembership: async () => ["POST", `${member}/end`, {}, version],
  readJoinRequests: async () => ["GET", `${team}/join_request`],
  decideJoinRequests: async () => [
    "POST",
    `${team}/join_request/decide`,
    { decisions: [{ request_id: randomUUID(), decision: "approved" }] },
    keyed(),
  ],
  withdrawJoinRequest: async () => ["DELETE", `${team}/join_request/request_id/${randomUUID()}`],
  liftBar: async () => ["DELETE", `${team}/bar/user_id/${randomUUID()}`],
  readPhoneNumbers: async () => ["GET", `${member}/phone_numbers`],
  reportLookAlike: async () => ["POST", `${member}/report`, { child_id: randomUUID() }],
};
