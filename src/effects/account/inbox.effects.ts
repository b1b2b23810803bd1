import type { LookOutcome, ResendOutcome } from "../../../domain/account/inbox";
import type { SessionEvent } from "../../../domain/session/session";
import type { Client } from "../../api/client";
import { readMe as readMeShape } from "../../api/shapes/user";
import { resendVerification as resendVerificationShape } from "../../api/shapes/verification-resend";
import { failedOutcome } from "../base/outcome";

/** Reads whether one's address is proven by now. Quiet: it is looked at again and again. */
export async function lookAtInbox(
  client: Client,
  tell: (event: SessionEvent) => void,
  signal?: AbortSignal,
): Promise<LookOutcome> {
  const result = await client.call((http, init) => http.GET("/user/me", init), {
    bearer: true,
    isQuiet: true,
    shape: readMeShape,
    ...(signal && { signal }),
  });
  if (result.kind !== "ok") return failedOutcome(result);
  tell({ type: "me.updated", me: result.value });
  return { kind: "read", me: result.value };
}

/** Has the mail sent again that proves one's address. */
export async function resendVerification(client: Client): Promise<ResendOutcome> {
  const result = await client.call((http, init) => http.POST("/auth/verify_email_address/resend", init), {
    bearer: true,
    isQuiet: true,
    shape: resendVerificationShape,
  });
  return result.kind === "ok" ? { kind: "sent" } : failedOutcome(result);
}
