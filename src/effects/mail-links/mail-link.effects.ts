import type { Result } from "../../../domain/base/result";
import type { LinkOutcome, PreviewOutcome, ResetLinkOutcome } from "../../../domain/mail-links/mail-link";
import { type Client, cookieTransport } from "../../api/client";
import { rejectEmailAddress as rejectEmailAddressShape } from "../../api/shapes/email-address-rejection";
import { verifyEmailAddress as verifyEmailAddressShape } from "../../api/shapes/email-address-verification";
import { previewEmailAddressVerification as previewEmailAddressVerificationShape } from "../../api/shapes/email-address-verification-preview";
import { confirmPasswordReset as confirmPasswordResetShape } from "../../api/shapes/password-reset-confirmation";
import { failedOutcome } from "../base/outcome";

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

/** Does not use the link up. */
export async function previewVerification(client: Client, token: string): Promise<PreviewOutcome> {
  const result = await client.call(
    (http, init) => http.POST("/auth/verify_email_address/preview", { ...init, body: { token } }),
    { isQuiet: true, shape: previewEmailAddressVerificationShape },
  );
  if (result.kind !== "ok") return { kind: isUsedLink(result) ? "used" : "failed" };
  const { full_name: fullName, email_address: emailAddress } = result.value;
  return { kind: "previewed", account: { fullName, emailAddress } };
}

/** Sends the cookie: when the server ends the account's sessions, this browser's own continues. */
export async function verifyAddress(client: Client, token: string): Promise<LinkOutcome> {
  const result = await client.call(
    (http, init) => http.POST("/auth/verify_email_address", { ...init, ...cookieTransport, body: { token } }),
    { shape: verifyEmailAddressShape },
  );
  return linkOutcome(result);
}

export async function rejectAccount(client: Client, token: string): Promise<LinkOutcome> {
  const result = await client.call(
    (http, init) => http.POST("/auth/verify_email_address/reject", { ...init, body: { token } }),
    { shape: rejectEmailAddressShape },
  );
  return linkOutcome(result);
}

function linkOutcome(result: Result<unknown>): LinkOutcome {
  if (result.kind === "ok") return { kind: "accepted" };
  return isUsedLink(result) ? { kind: "used" } : failedOutcome(result);
}

const isUsedLink = (result: { kind: string; messageCode?: string | null }) =>
  result.messageCode === "AUTH_400_LINK" || result.messageCode === "REQUEST_400_INVALID";
