import type { Result } from "../../../domain/base/result";
import type {
  LinkOutcome,
  PreviewOutcome,
  ProofOutcome,
  ResetLinkOutcome,
  TakeOverOutcome,
} from "../../../domain/mail-links/mail-link";
import { type Client, cookieTransport } from "../../api/client";
import { rejectEmailAddress as rejectEmailAddressShape } from "../../api/shapes/email-address-rejection";
import { takeOverEmailAddress as takeOverEmailAddressShape } from "../../api/shapes/email-address-taken-over";
import { verifyEmailAddress as verifyEmailAddressShape } from "../../api/shapes/email-address-verification";
import { previewEmailAddressVerification as previewEmailAddressVerificationShape } from "../../api/shapes/email-address-verification-preview";
import { confirmPasswordReset as confirmPasswordResetShape } from "../../api/shapes/password-reset-confirmation";
import { failedOutcome } from "../base/outcome";
import { type SignInPorts, signInWithPassword } from "../sign-in/sign-in.effects";

export async function confirmReset(client: Client, token: string): Promise<ResetLinkOutcome> {
  const result = await client.call(
    (http, init) => http.POST("/auth/reset_password/confirm", { ...init, body: { token } }),
    { shape: confirmPasswordResetShape },
  );
  if (result.kind === "ok") {
    const { temporary_password: password, email_address: emailAddress } = result.value;
    return { kind: "accepted", password, emailAddress };
  }
  return isUsedLink(result) ? { kind: "used" } : failedOutcome(result);
}

/** Does not use the link up. The cookie tells whether this browser is signed in to the account. */
export async function previewVerification(client: Client, token: string): Promise<PreviewOutcome> {
  const result = await client.call(
    (http, init) =>
      http.POST("/auth/verify_email_address/preview", { ...init, ...cookieTransport, body: { token } }),
    { isQuiet: true, shape: previewEmailAddressVerificationShape },
  );
  if (result.kind !== "ok") return { kind: isUsedLink(result) ? "used" : "failed" };
  const { value } = result;
  return {
    kind: "previewed",
    account: {
      fullName: value.full_name,
      emailAddress: value.email_address,
      isThisBrowser: value.is_this_browser,
      takesNumber: value.takes_number,
      hasPassword: value.has_password,
    },
  };
}

/** Sends the cookie: for this browser's own session the address is proven by the link alone. */
export async function verifyAddress(
  client: Client,
  { token, number }: { token: string; number: string | null },
): Promise<ProofOutcome> {
  const body = { token, ...(number !== null && { number }) };
  const result = await client.call(
    (http, init) => http.POST("/auth/verify_email_address", { ...init, ...cookieTransport, body }),
    { shape: verifyEmailAddressShape },
  );
  if (result.kind === "problem" && result.messageCode === "AUTH_403_ELSEWHERE") return { kind: "elsewhere" };
  if (result.kind === "problem" && result.messageCode === "AUTH_403_NUMBER") return { kind: "wrong-number" };
  return linkOutcome(result);
}

/** Sets the new password, then signs in with it. */
export async function takeOver(
  ports: SignInPorts,
  { token, password }: { token: string; password: string },
  signal: AbortSignal,
): Promise<TakeOverOutcome> {
  const result = await ports.client.call(
    (http, init) =>
      http.POST("/auth/verify_email_address/new_password", { ...init, body: { token, password } }),
    { shape: takeOverEmailAddressShape },
  );
  if (result.kind === "problem" && result.messageCode === "AUTH_400_LINK") return { kind: "used" };
  if (result.kind !== "ok") return failedOutcome(result);
  const { email_address: emailAddress } = result.value;
  const signedIn = await signInWithPassword(ports, { emailAddress, password }, signal);
  return { kind: "taken", isIn: signedIn.kind === "opened" };
}

export async function rejectAccount(client: Client, token: string): Promise<LinkOutcome> {
  const result = await client.call(
    (http, init) => http.POST("/auth/verify_email_address/reject", { ...init, body: { token } }),
    { shape: rejectEmailAddressShape },
  );
  return linkOutcome(result);
}

export function linkOutcome(result: Result<unknown>): LinkOutcome {
  if (result.kind === "ok") return { kind: "accepted" };
  return isUsedLink(result) ? { kind: "used" } : failedOutcome(result);
}

export const isUsedLink = (result: { kind: string; messageCode?: string | null }) =>
  result.messageCode === "AUTH_400_LINK" || result.messageCode === "REQUEST_400_INVALID";
