import type { LookOutcome, NumberOutcome, ResendOutcome } from "../../../domain/account/inbox";
import type { SessionEvent } from "../../../domain/session/session";
import { readMe } from "../../api/calls/read-me";
import { readVerificationNumber } from "../../api/calls/read-verification-number";
import { resendVerification as resendVerificationCall } from "../../api/calls/resend-verification";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";

/** Reads whether the person's address is verified by now. Quiet, since it is polled. */
export async function lookAtInbox(
  client: Client,
  tell: (event: SessionEvent) => void,
  signal?: AbortSignal,
): Promise<LookOutcome> {
  const result = await client.send(readMe, {}, { signal });
  if (result.kind !== "ok") return failedOutcome(result);
  tell({ type: "me.updated", me: result.value });
  return { kind: "read", me: result.value };
}

/** The number that the mail's page asks for in another browser. */
export async function readNumber(client: Client): Promise<NumberOutcome> {
  const result = await client.send(readVerificationNumber);
  // A reply without a number shows none.
  return result.kind === "ok"
    ? { kind: "shown", number: result.value.number ?? null }
    : failedOutcome(result);
}

/** Resends the mail that verifies the person's address. */
export async function resendVerification(client: Client): Promise<ResendOutcome> {
  const result = await client.send(resendVerificationCall);
  return result.kind === "ok" ? { kind: "sent" } : failedOutcome(result);
}
