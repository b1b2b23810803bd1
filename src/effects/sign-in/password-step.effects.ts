import { resetLinkLife } from "../../../domain/mail-links/reset-share";
import { passwordResetTexts } from "../../../domain/mail-links/texts";
import type { ResetOutcome } from "../../../domain/sign-in/sign-in";
import type { Client } from "../../api/client";
import { requestPasswordReset as requestPasswordResetShape } from "../../api/shapes/password-reset-reply";
import { failedOutcome } from "../base/outcome";

export async function requestReset(client: Client, emailAddress: string): Promise<ResetOutcome> {
  const result = await client.call(
    (http, init) => http.POST("/auth/reset_password", { ...init, body: { email_address: emailAddress } }),
    { shape: requestPasswordResetShape },
  );
  if (result.kind !== "ok") return failedOutcome(result);
  const { sent, link_expires_in: linkExpiresIn, next_in: nextIn } = result.value;
  // The plain reply of the specification names no times.
  if (sent === 1)
    return { kind: "sent", linkExpiresIn: linkExpiresIn ?? resetLinkLife / 1000, nextIn: nextIn ?? 0 };
  return nextIn ? { kind: "spent", seconds: nextIn } : { kind: "refused", text: passwordResetTexts.failed };
}
