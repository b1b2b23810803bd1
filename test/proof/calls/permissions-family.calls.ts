import { randomUUID } from "node:crypto";
import type { FamilyOperation } from "../../support/contract/contract-calls-family";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Call = (
  as: unknown,
  id: string,
) => Promise<[method: Method, url: string, payload?: object | undefined, headers?: Record<string, string>]>;

const child = `/child/child_id/${randomUUID()}`;
const version = { "if-match": '"1"' };

/** Each operation's call, which only its caller can make fail. */
export const familyCalls: Record<FamilyOperation, Call> = {
  resendVerification: async () => ["POST", "/auth/verify_email_address/resend"],
  setPhoneNumber: async (_, id) => [
    "PUT",
    `/user/user_id/${id}/phone_number`,
    { phone_number: "+15550100200" },
  ],
  readFamily: async () => ["GET", "/user/me/family"],
  readWaiting: async () => ["GET", "/user/me/waiting"],
  dismissWaiting: async () => ["POST", "/user/me/waiting/dismiss", { id: `take_over ${randomUUID()}` }],
  addChild: async () => [
    "POST",
    "/child",
    { first_name: "Sam", last_initial: "R", date_of_birth: "2016-04-09", statement_version: "1" },
    { "idempotency-key": randomUUID() },
  ],
  readChild: async () => ["GET", child],
  updateChild: async () => ["PATCH", child, { shown_as: "number" }, version],
  deleteChild: async () => ["DELETE", child, undefined, version],
  restoreChild: async () => ["POST", `${child}/restore`],
  setPhotoConsent: async () => ["PUT", `${child}/photo_consent`, { allowed: true, text_version: "1" }],
  endGuardianship: async () => ["DELETE", `${child}/guardian/user_id/${randomUUID()}`],
  endFollowing: async () => ["DELETE", `${child}/follower/user_id/${randomUUID()}`],
  decideCircleRequest: async () => [
    "POST",
    `${child}/circle_request/request_id/${randomUUID()}/decide`,
    { decision: "approved" },
  ],
};
