import { userShape } from "../../domain/auth-state";
import { addressShape, judgeAvailability } from "../../domain/availability";
import { identityFailureTexts } from "../../domain/identity-errors";
import type { Result } from "../../domain/result";
import type {
  ChangeOutcome,
  CheckOutcome,
  LinkOutcome,
  Passwords,
  PreviewOutcome,
  ResetOutcome,
  SignUpForm,
  SignUpOutcome,
} from "../../domain/sign-in";
import { texts } from "../../domain/texts";
import { type Client, cookieTransport } from "../api/client";
import { failedOutcome } from "./outcome";
import type { SignInPorts } from "./sign-in.effects";

export async function checkAddress(
  client: Client,
  emailAddress: string,
  signal: AbortSignal,
): Promise<CheckOutcome> {
  const result = await client.call(
    (http, init) =>
      http.POST("/user/email_address/validate", { ...init, body: { email_address: emailAddress } }),
    { isQuiet: true, signal, shape: addressShape },
  );
  if (result.kind === "ok") return { kind: "judged", ...judgeAvailability(emailAddress, result.value) };
  if (result.kind === "problem" && result.messageCode === "USER_400_EMAIL_ADDRESS")
    return { kind: "malformed" };
  const outcome = failedOutcome(result);
  return outcome.kind === "limited" ? outcome : { kind: "failed" };
}

export async function signUp(
  client: Client,
  { emailAddress, password, firstName, lastName, dateOfBirth }: SignUpForm & { emailAddress: string },
): Promise<SignUpOutcome> {
  const result = await client.call(
    (http, init) =>
      http.POST("/auth/sign_up_with_email_address", {
        ...init,
        body: {
          email_address: emailAddress,
          password,
          first_name: firstName,
          last_name: lastName,
          date_of_birth: dateOfBirth,
        },
      }),
    { shape: { user_id: "string" } },
  );
  if (result.kind === "ok") return { kind: "signed-up", password };
  const isKnown = result.kind === "problem" && result.messageCode === "USER_409_CONFLICT";
  return isKnown ? { kind: "known" } : failedOutcome(result);
}

export async function requestReset(client: Client, emailAddress: string): Promise<ResetOutcome> {
  const result = await client.call(
    (http, init) => http.POST("/auth/reset_password", { ...init, body: { email_address: emailAddress } }),
    { shape: { sent: "number" } },
  );
  if (result.kind !== "ok") return failedOutcome(result);
  return result.value.sent === 1 ? { kind: "sent" } : { kind: "refused", text: texts.passwordReset.failed };
}

export async function confirmReset(client: Client, token: string): Promise<LinkOutcome> {
  const result = await client.call(
    (http, init) => http.POST("/auth/reset_password/confirm", { ...init, body: { token } }),
    { shape: { temporary_password: "string" } },
  );
  if (result.kind === "ok") return { kind: "accepted", temporaryPassword: result.value.temporary_password };
  return isUsedLink(result) ? { kind: "used" } : failedOutcome(result);
}

/** Uses nothing up. */
export async function previewVerification(client: Client, token: string): Promise<PreviewOutcome> {
  const result = await client.call(
    (http, init) => http.POST("/auth/verify_email_address/preview", { ...init, body: { token } }),
    { isQuiet: true, shape: { email_address: "string", full_name: "string" } },
  );
  if (result.kind !== "ok") return { kind: isUsedLink(result) ? "used" : "failed" };
  const { full_name: fullName, email_address: emailAddress } = result.value;
  return { kind: "previewed", account: { fullName, emailAddress } };
}

/** With the cookie: should the server end the account's sessions, this browser's own goes on. */
export async function verifyAddress(client: Client, token: string): Promise<LinkOutcome> {
  const result = await client.call(
    (http, init) => http.POST("/auth/verify_email_address", { ...init, ...cookieTransport, body: { token } }),
    { shape: { verified: "boolean" } },
  );
  return linkOutcome(result);
}

export async function rejectAccount(client: Client, token: string): Promise<LinkOutcome> {
  const result = await client.call(
    (http, init) => http.POST("/auth/verify_email_address/reject", { ...init, body: { token } }),
    { shape: { removed: "boolean" } },
  );
  return linkOutcome(result);
}

function linkOutcome(result: Result<unknown>): LinkOutcome {
  if (result.kind === "ok") return { kind: "accepted", temporaryPassword: null };
  return isUsedLink(result) ? { kind: "used" } : failedOutcome(result);
}

const isUsedLink = (result: { kind: string; messageCode?: string | null }) =>
  result.messageCode === "AUTH_400_LINK" || result.messageCode === "REQUEST_400_INVALID";

/** The present password proves the person at the identity provider; the server wants that proof fresh. */
export async function changePassword(
  { client, identity, tellSession }: SignInPorts,
  { me, currentPassword, password }: Passwords & { me: { id: string; email_address: string } },
): Promise<ChangeOutcome> {
  const proof = await identity.reauthenticate(me.email_address, currentPassword);
  if (proof.kind === "failed") return { kind: "refused", text: identityFailureTexts[proof.failure] };
  const result = await client.call(
    (http, init) =>
      http.PUT("/user/user_id/{id}/password", {
        ...init,
        params: { path: { id: me.id } },
        body: { id_token: proof.identity.idToken, password },
      }),
    { bearer: true, shape: userShape },
  );
  if (result.kind !== "ok") return failedOutcome(result);
  tellSession({ type: "password.changed" });
  tellSession({ type: "me.updated", me: result.value });
  return { kind: "changed" };
}
