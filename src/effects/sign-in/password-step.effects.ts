import { resetLinkLife } from "../../../domain/mail-links/reset-share";
import { passwordResetTexts } from "../../../domain/mail-links/texts";
import type { ResetOutcome } from "../../../domain/sign-in/sign-in";
import { requestPasswordReset } from "../../api/calls/request-password-reset";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";

export async function requestReset(client: Client, emailAddress: string): Promise<ResetOutcome> {
  const result = await client.send(
    requestPasswordReset,
    { body: { email_address: emailAddress } },
    { isQuiet: false },
  );
  if (result.kind !== "ok") return failedOutcome(result);
  const { sent, link_expires_in: linkExpiresIn, next_in: nextIn } = result.value;
  // The plain reply of the specification names no times.
  if (sent === 1)
    return { kind: "sent", linkExpiresIn: linkExpiresIn ?? resetLinkLife / 1000, nextIn: nextIn ?? 0 };
  return nextIn ? { kind: "spent", seconds: nextIn } : { kind: "refused", text: passwordResetTexts.failed };
}
