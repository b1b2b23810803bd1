import { judgeAvailability } from "../../../domain/account/availability";
import type { CheckOutcome } from "../../../domain/sign-in/sign-in";
import { validateEmailAddress } from "../../api/calls/validate-email-address";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";

export async function checkAddress(
  client: Client,
  emailAddress: string,
  signal: AbortSignal,
): Promise<CheckOutcome> {
  const result = await client.send(
    validateEmailAddress,
    { body: { email_address: emailAddress } },
    { signal },
  );
  if (result.kind === "ok") return { kind: "judged", ...judgeAvailability(emailAddress, result.value) };
  if (result.kind === "problem" && result.messageCode === "USER_400_EMAIL_ADDRESS")
    return { kind: "malformed" };
  const outcome = failedOutcome(result);
  return outcome.kind === "limited" ? outcome : { kind: "failed" };
}
