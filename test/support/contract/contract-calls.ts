import { judgeAvailability } from "../../../domain/account/availability";
import { dripNameTexts } from "../../../domain/drip-name/texts";
import { passwordResetTexts } from "../../../domain/mail-links/texts";
import { passwordProblem } from "../../../domain/password/password";
import type { LogIn, Pings } from "../../../domain/session/auth-state";
import { cookieRefreshToken, withPings, withToken } from "../../../domain/session/auth-state";
import { deviceName } from "../../../domain/session/device";
import type { OperationId } from "./contract";
import { absenceCalls } from "./contract-calls-absence";
import { answerLinkCalls } from "./contract-calls-answer-link";
import { attendanceCalls } from "./contract-calls-attendance";
import { calendarLinkCalls } from "./contract-calls-calendar-link";
import { dingCalls } from "./contract-calls-dings";
import { familyCalls, idempotencyKey } from "./contract-calls-family";
import { huddleCalls } from "./contract-calls-huddle";
import { invitationCalls } from "./contract-calls-invitation";
import { pushCalls } from "./contract-calls-push";
import { reportCalls } from "./contract-calls-report";
import { scheduleCalls } from "./contract-calls-schedule";
import { seasonCalls } from "./contract-calls-season";
import { teamCalls } from "./contract-calls-team";
import { operation, showUser } from "./contract-operation";

const userId = "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b11";
const emailAddress = "robin@example.com";
const password = "Alley-oop-2026";
const token = "n2qvVd3kX8dJm1q7w0mTt2bUlJ0r3b1i0d0eXq3mVQ9";

/** Every operation, called as the app calls it, with what the app makes of the reply. */
export const operationCalls: { [Id in OperationId]: ReturnType<typeof operation<Id>> } = {
  validateEmailAddress: operation<"validateEmailAddress">(
    { body: { email_address: emailAddress } },
    (http, init, { body }) => http.POST("/user/email_address/validate", { ...init, body }),
    (value, { body }) => judgeAvailability(body.email_address, value),
  ),
  validateDripName: operation<"validateDripName">(
    { body: { drip_name: "robin_23" } },
    (http, init, { body }) => http.POST("/user/drip_name/validate", { ...init, body }),
    (value) => {
      if (value.contains_profanity) return dripNameTexts.profane;
      if (value.available) return dripNameTexts.free;
      return [dripNameTexts.taken, value.suggestions?.length];
    },
  ),
  saveUserDetails: operation<"saveUserDetails">(
    { id: userId, body: { drip_name: "robin_23" } },
    (http, init, { id, body }) =>
      http.PUT("/user/user_id/{id}/details", { ...init, params: { path: { id } }, body }),
    showUser,
  ),
  giveDateOfBirth: operation<"giveDateOfBirth">(
    { id: userId, body: { date_of_birth: "1988-02-29" } },
    (http, init, { id, body }) =>
      http.PUT("/user/user_id/{id}/date_of_birth", { ...init, params: { path: { id } }, body }),
    ({ age }) => ({ age }),
  ),
  requestPasswordReset: operation<"requestPasswordReset">(
    { body: { email_address: emailAddress } },
    (http, init, { body }) => http.POST("/auth/reset_password", { ...init, body }),
    ({ sent }) => (sent === 1 ? passwordResetTexts.sent : passwordResetTexts.failed),
  ),
  confirmPasswordReset: operation<"confirmPasswordReset">(
    { body: { token } },
    (http, init, { body }) => http.POST("/auth/reset_password/confirm", { ...init, body }),
    (value) => ({ passwordProblem: passwordProblem(value.temporary_password) }),
  ),
  verifyEmailAddress: operation<"verifyEmailAddress">(
    { body: { token } },
    (http, init, { body }) => http.POST("/auth/verify_email_address", { ...init, body }),
    ({ verified }) => ({ verified }),
  ),
  readVerificationNumber: operation<"readVerificationNumber">(
    {},
    (http, init) => http.POST("/auth/verify_email_address/number", init),
    ({ number }) => ({ hasNumber: number !== null }),
  ),
  takeOverEmailAddress: operation<"takeOverEmailAddress">(
    { body: { token, password } },
    (http, init, { body }) => http.POST("/auth/verify_email_address/new_password", { ...init, body }),
    ({ email_address }) => ({ emailAddress: email_address }),
  ),
  previewEmailAddressVerification: operation<"previewEmailAddressVerification">(
    { body: { token } },
    (http, init, { body }) => http.POST("/auth/verify_email_address/preview", { ...init, body }),
    ({ full_name }) => ({ fullName: full_name }),
  ),
  rejectEmailAddress: operation<"rejectEmailAddress">(
    { body: { token } },
    (http, init, { body }) => http.POST("/auth/verify_email_address/reject", { ...init, body }),
    ({ removed }) => ({ removed }),
  ),
  signUpWithEmailAddress: operation<"signUpWithEmailAddress">(
    {
      body: {
        email_address: emailAddress,
        password,
        first_name: "Robin",
        last_name: "Reyes",
        date_of_birth: "1988-02-29",
      },
    },
    (http, init, { body }) => http.POST("/auth/sign_up_with_email_address", { ...init, body }),
    (value) => ({ hasUserId: /^[A-Za-z0-9-]+$/.test(value.user_id) }),
  ),
  logInWithFirebase: operation<"logInWithFirebase">(
    { body: { email_address: emailAddress, id_token: "an.identity.token" } },
    (http, init, { body }) => http.POST("/auth/log_in_with_firebase", { ...init, body }),
    showLogIn,
  ),
  logInWithProvider: operation<"logInWithProvider">(
    { body: { provider: "google", access_token: "an.identity.token" } },
    (http, init, { body }) => http.POST("/auth/log_in_with_provider", { ...init, body }),
    showLogIn,
  ),
  refreshAccessToken: operation<"refreshAccessToken">(
    { body: { refresh_token: cookieRefreshToken } },
    (http, init, { body }) => http.POST("/auth/refresh_access_token", { ...init, body }),
    (value) => ({ isTokenReadable: isReadable(value.access_token), isRotated: Boolean(value.refresh_token) }),
  ),
  logOut: operation<"logOut">(
    { body: { everywhere: false } },
    (http, init, { body }) => http.POST("/auth/log_out", { ...init, body }),
    (value) => ({ loggedOut: value.logged_out }),
  ),
  readSessions: operation<"readSessions">(
    {},
    (http, init) => http.GET("/user/me/sessions", init),
    ({ items, next_after }) => ({
      devices: items.map(deviceName).sort(),
      thisOne: items.filter(({ is_this_one }) => is_this_one).map(deviceName),
      hasMore: next_after !== null,
    }),
  ),
  endSession: operation<"endSession">(
    { id: "Vd3kX8dJm1q7w0mTt2bUlB" },
    (http, init, { id }) =>
      http.DELETE("/user/me/sessions/session_id/{id}", { ...init, params: { path: { id } } }),
    ({ ended }) => ({ ended }),
  ),
  changePassword: operation<"changePassword">(
    { id: userId, body: { id_token: "an.identity.token", password: "Alley-oop-2027" } },
    (http, init, { id, body }) =>
      http.PUT("/user/user_id/{id}/password", { ...init, params: { path: { id } }, body }),
    showUser,
  ),
  readMe: operation<"readMe">({}, (http, init) => http.GET("/user/me", init), showUser),
  updateUser: operation<"updateUser">(
    { id: userId, body: { time_zone: "America/Chicago" } },
    (http, init, { id, body }) =>
      http.PATCH("/user/user_id/{id}", { ...init, params: { path: { id } }, body }),
    (value) => ({ ...showUser(value), timeZone: value.time_zone }),
  ),
  exportMyData: operation<"exportMyData">(
    { body: { id_token: "an.identity.token" } },
    (http, init, { body }) => http.POST("/user/me/export", { ...init, body }),
    ({ file }) => JSON.parse(file).account.first_name,
  ),
  readDeletion: operation<"readDeletion">(
    { id: userId },
    (http, init, { id }) => http.GET("/user/user_id/{id}/deletion", { ...init, params: { path: { id } } }),
    ({ children_erased, children_kept, teams_archived, due_in_days }) => ({
      goes: [
        ...children_erased.map(({ first_name }) => first_name),
        ...teams_archived.map(({ name }) => name),
      ],
      stays: children_kept.map(({ first_name, with: others }) => [first_name, ...others]),
      days: due_in_days,
    }),
  ),
  deleteAccount: operation<"deleteAccount">(
    {
      id: userId,
      body: {
        id_token: "an.identity.token",
        drip_name: "robin_23",
        children_erased: [],
        teams_archived: [],
      },
    },
    (http, init, { id, body }) =>
      http.POST("/user/user_id/{id}/deletion", {
        ...init,
        params: { path: { id }, header: { "Idempotency-Key": idempotencyKey } },
        body,
      }),
    ({ deletion_due_at }) => ({ isDue: Date.parse(deletion_due_at) > 0 }),
  ),
  readLeaving: operation<"readLeaving">(
    { body: { token } },
    (http, init, { body }) => http.POST("/user/deletion/undo/read", { ...init, body }),
    ({ name }) => name,
  ),
  keepAccount: operation<"keepAccount">(
    { body: { token } },
    (http, init, { body }) => http.POST("/user/deletion/undo", { ...init, body }),
    ({ undone }) => ({ undone }),
  ),
  readPings: operation<"readPings">({}, (http, init) => http.GET("/user/me/pings", init), showPings),
  markPingsSeen: operation<"markPingsSeen">(
    { body: { kind: "feed_card" } },
    (http, init, { body }) => http.POST("/user/me/pings/seen", { ...init, body }),
    showPings,
  ),
  // Its events are read in test/server/live.
  readLive: operation<"readLive">(
    {},
    async (http, init) => {
      const { data, ...reply } = await http.GET("/user/me/live", { ...init, parseAs: "stream" });
      await data?.cancel();
      return reply;
    },
    () => null,
  ),
  ...answerLinkCalls,
  ...dingCalls,
  ...pushCalls,
  ...familyCalls,
  ...teamCalls,
  ...scheduleCalls,
  ...absenceCalls,
  ...calendarLinkCalls,
  ...attendanceCalls,
  ...seasonCalls,
  ...huddleCalls,
  ...reportCalls,
  ...invitationCalls,
  readHealth: operation<"readHealth">(
    {},
    (http, init) => http.GET("/health", init),
    ({ status }) => status,
  ),
  readLiveness: operation<"readLiveness">(
    {},
    (http, init) => http.GET("/health/live", init),
    ({ status }) => status,
  ),
  readReadiness: operation<"readReadiness">(
    {},
    (http, init) => http.GET("/health/ready", init),
    ({ status }) => status,
  ),
};

function showLogIn(logIn: LogIn) {
  return {
    isTokenReadable: isReadable(logIn.access_token),
    isInCookie: logIn.refresh_token === cookieRefreshToken,
    mustChangePassword: logIn.must_change_password ?? false,
    canLinkProviders: Boolean(logIn.oauth_state && logIn.pkce_code_challenge && logIn.pkce_code_verifier),
  };
}

function showPings(pings: Pings) {
  return withPings(pings);
}

/** A token that cannot be decoded gets the expiry 60. */
const isReadable = (accessToken: string) => withToken(accessToken).tokenExpiry > 60;
