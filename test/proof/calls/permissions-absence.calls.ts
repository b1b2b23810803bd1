import { randomUUID } from "node:crypto";
import type { AbsenceOperation } from "../../support/contract/contract-calls-absence";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Call = () => Promise<
  [method: Method, url: string, payload?: object | undefined, headers?: Record<string, string>]
>;

const absences = "/user/me/absence";
const absence = () => `${absences}/absence_id/${randomUUID()}`;
const usualYes = () => `/team/team_id/${randomUUID()}/usual_yes/membership_id/${randomUUID()}`;
const version = { "if-match": '"1"' };
/** Far ahead, since these calls run at the real time. */
const days = { first_day: "2199-12-20", last_day: "2200-01-03" };

/** Each operation's call, which only its caller can make fail. */
export const absenceCalls: Record<AbsenceOperation, Call> = {
  readAbsences: async () => ["GET", absences],
  addAbsences: async () => [
    "POST",
    absences,
    { people: [{ child_id: randomUUID() }], ...days },
    { "idempotency-key": randomUUID() },
  ],
  changeAbsence: async () => ["PATCH", absence(), days, version],
  endAbsence: async () => ["DELETE", absence(), undefined, version],
  saveUsualYes: async () => ["PUT", usualYes(), {}, version],
  endUsualYes: async () => ["DELETE", usualYes(), undefined, version],
};
