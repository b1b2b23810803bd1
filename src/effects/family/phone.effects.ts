import type { PhoneOutcome } from "../../../domain/family/phone-form";
import type { SessionEvent } from "../../../domain/session/session";
import { setPhoneNumber } from "../../api/calls/set-phone-number";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";

export async function savePhone(
  client: Client,
  tell: (event: SessionEvent) => void,
  { userId, phoneNumber }: { userId: string; phoneNumber: string | null },
): Promise<PhoneOutcome> {
  const result = await client.send(
    setPhoneNumber,
    { path: { id: userId }, body: { phone_number: phoneNumber } },
    { isQuiet: false },
  );
  if (result.kind === "ok") {
    tell({ type: "me.updated", me: result.value });
    return { kind: "saved", phoneNumber: result.value.phone_number ?? null };
  }
  const outcome = failedOutcome(result);
  const isInvalid = result.kind === "problem" && result.messageCode === "USER_400_PHONE_NUMBER";
  return isInvalid && outcome.kind === "refused" ? { kind: "invalid", text: outcome.text } : outcome;
}
