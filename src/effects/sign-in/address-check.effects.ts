import { judgeAvailability } from "../../../domain/account/availability";
import type { CheckOutcome } from "../../../domain/sign-in/sign-in";
import type { Client } from "../../api/client";
import { validateEmailAddress as validateEmailAddressShape } from "../../api/shapes/email-address-validation";
import { failedOutcome } from "../base/outcome";

export async function checkAddress(
  client: Client,
  emailAddress: string,
  signal: AbortSignal,
): Promise<CheckOutcome> {
  const result = await client.call(
    (http, init) =>
      http.POST("/user/email_address/validate", { ...init, body: { email_address: emailAddress } }),
    { isQuiet: true, signal, shape: validateEmailAddressShape },
  );
  if (result.kind === "ok") return { kind: "judged", ...judgeAvailability(emailAddress, result.value) };
  if (result.kind === "problem" && result.messageCode === "USER_400_EMAIL_ADDRESS")
    return { kind: "malformed" };
  const outcome = failedOutcome(result);
  return outcome.kind === "limited" ? outcome : { kind: "failed" };
}
