import type { components } from "../../../openapi";
import { operation, showUser } from "./contract-operation";

const childId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b21";
const userId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11";
const otherUserId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b12";
export const idempotencyKey = "5b8a1f52-3c0e-4c55-9d6a-0d6a4b8e7c11";

export const familyCalls = {
  resendVerification: operation<"resendVerification">(
    {},
    (http, init) => http.POST("/auth/verify_email_address/resend", init),
    ({ sent }) => ({ sent }),
  ),
  setPhoneNumber: operation<"setPhoneNumber">(
    { id: userId, body: { phone_number: null } },
    (http, init, { id, body }) =>
      http.PUT("/user/user_id/{id}/phone_number", { ...init, params: { path: { id } }, body }),
    (me) => ({ ...showUser(me), phoneNumber: me.phone_number }),
  ),
  readFamily: operation<"readFamily">(
    {},
    (http, init) => http.GET("/user/me/family", init),
    ({ children, following }) => ({ children: children.map(showChild), following: following.length }),
  ),
  readWaiting: operation<"readWaiting">(
    {},
    (http, init) => http.GET("/user/me/waiting", init),
    ({ items }) => items.map(({ kind }) => kind),
  ),
  dismissWaiting: operation<"dismissWaiting">(
    { body: { id: "take_over 0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b31" } },
    (http, init, { body }) => http.POST("/user/me/waiting/dismiss", { ...init, body }),
    ({ ended }) => ({ ended }),
  ),
  addChild: operation<"addChild">(
    {
      body: { first_name: "Sam", last_initial: "R", date_of_birth: "2016-04-09", statement_version: "1" },
    },
    (http, init, { body }) =>
      http.POST("/child", { ...init, params: { header: { "Idempotency-Key": idempotencyKey } }, body }),
    showChild,
  ),
  readChild: operation<"readChild">(
    { id: childId },
    (http, init, { id }) => http.GET("/child/child_id/{id}", { ...init, params: { path: { id } } }),
    showChild,
  ),
  updateChild: operation<"updateChild">(
    { id: childId, body: { shown_as: "number" } },
    (http, init, { id, body }) =>
      http.PATCH("/child/child_id/{id}", {
        ...init,
        params: { path: { id }, header: { "If-Match": '"1"' } },
        body,
      }),
    showChild,
  ),
  deleteChild: operation<"deleteChild">(
    { id: childId },
    (http, init, { id }) =>
      http.DELETE("/child/child_id/{id}", {
        ...init,
        params: { path: { id }, header: { "If-Match": '"1"' } },
      }),
    ({ deletion_due_at }) => ({ isMoment: !Number.isNaN(Date.parse(deletion_due_at)) }),
  ),
  restoreChild: operation<"restoreChild">(
    { id: childId },
    (http, init, { id }) => http.POST("/child/child_id/{id}/restore", { ...init, params: { path: { id } } }),
    showChild,
  ),
  setPhotoConsent: operation<"setPhotoConsent">(
    { id: childId, body: { allowed: true, text_version: "1" } },
    (http, init, { id, body }) =>
      http.PUT("/child/child_id/{id}/photo_consent", { ...init, params: { path: { id } }, body }),
    (child) => ({ ...showChild(child), isAllowedByMe: child.my_photo_consent }),
  ),
  endGuardianship: operation<"endGuardianship">(
    { id: childId, user_id: otherUserId },
    (http, init, { id, user_id }) =>
      http.DELETE("/child/child_id/{id}/guardian/user_id/{user_id}", {
        ...init,
        params: { path: { id, user_id } },
      }),
    ({ ended }) => ({ ended: ended.length }),
  ),
  endFollowing: operation<"endFollowing">(
    { id: childId, user_id: otherUserId },
    (http, init, { id, user_id }) =>
      http.DELETE("/child/child_id/{id}/follower/user_id/{user_id}", {
        ...init,
        params: { path: { id, user_id } },
      }),
    ({ ended }) => ({ ended }),
  ),
  decideCircleRequest: operation<"decideCircleRequest">(
    { id: childId, request_id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b51", body: { decision: "approved" } },
    (http, init, { id, request_id, body }) =>
      http.POST("/child/child_id/{id}/circle_request/request_id/{request_id}/decide", {
        ...init,
        params: { path: { id, request_id } },
        body,
      }),
    showChild,
  ),
};
export type FamilyOperation = keyof typeof familyCalls;

/** The values that every viewer of the examples gets; the others differ between mock and server. */
function showChild({ first_name, last_initial, date_of_birth }: components["schemas"]["Child"]) {
  return { firstName: first_name, lastInitial: last_initial, dateOfBirth: date_of_birth };
}
