import type { Result } from "../../../domain/base/result";
import type {
  LinkOutcome,
  PreviewOutcome,
  ProofOutcome,
  ResetLinkOutcome,
  TakeOverOutcome,
} from "../../../domain/mail-links/mail-link";
import { confirmPasswordReset } from "../../api/calls/confirm-password-reset";
import { previewEmailAddressVerification } from "../../api/calls/preview-email-address-verification";
import { rejectEmailAddress } from "../../api/calls/reject-email-address";
import { takeOverEmailAddress } from "../../api/calls/take-over-email-address";
import { verifyEmailAddress } from "../../api/calls/verify-email-address";
import { type Client, cookieTransport } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import { type SignInPorts, signInWithPassword } from "../sign-in/sign-in.effects";

export async function confirmReset(client: Client, token: string): Promise<ResetLinkOutcome> {
  const result = await client.send(confirmPasswordReset, { body: { token } }, { isQuiet: false });
  if (result.kind === "ok") {
    const { temporary_password: password, email_address: emailAddress } = result.value;
    return { kind: "accepted", password, emailAddress };
  }
  return isUsedLink(result) ? { kind: "used" } : failedOutcome(result);
}

/** Does not use the link up. The cookie tells whether this browser is signed in to the account. */
export async function previewVerification(client: Client, token: string): Promise<PreviewOutcome> {
  const result = await client.send(previewEmailAddressVerification, { ...cookieTransport, body: { token } });
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
  const result = await client.send(verifyEmailAddress, { ...cookieTransport, body }, { isQuiet: false });
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
  const result = await ports.client.send(
    takeOverEmailAddress,
    { body: { token, password } },
    { isQuiet: false },
  );
  if (result.kind === "problem" && result.messageCode === "AUTH_400_LINK") return { kind: "used" };
  if (result.kind !== "ok") return failedOutcome(result);
  const { email_address: emailAddress } = result.value;
  const signedIn = await signInWithPassword(ports, { emailAddress, password }, signal);
  return { kind: "taken", isIn: signedIn.kind === "opened" };
}

export async function rejectAccount(client: Client, token: string): Promise<LinkOutcome> {
  const result = await client.send(rejectEmailAddress, { body: { token } }, { isQuiet: false });
  return linkOutcome(result);
}

export function linkOutcome(result: Result<unknown>): LinkOutcome {
  if (result.kind === "ok") return { kind: "accepted" };
  return isUsedLink(result) ? { kind: "used" } : failedOutcome(result);
}

export const isUsedLink = (result: { kind: string; messageCode?: string | null }) =>
  result.messageCode === "AUTH_400_LINK" || result.messageCode === "REQUEST_400_INVALID";
