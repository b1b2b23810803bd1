import type { NameOutcome, SaveInput, SaveOutcome } from "../../../domain/drip-name/outcomes";
import type { SessionEvent } from "../../../domain/session/session";
import { saveUserDetails } from "../../api/calls/save-user-details";
import { validateDripName } from "../../api/calls/validate-drip-name";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";

type Tell = (event: SessionEvent) => void;

export async function checkDripName(
  client: Client,
  dripName: string,
  signal: AbortSignal,
): Promise<NameOutcome> {
  const result = await client.send(validateDripName, { body: { drip_name: dripName } }, { signal });
  if (result.kind === "ok") {
    const { contains_profanity: isProfane, available, suggestions = [] } = result.value;
    if (isProfane) return { kind: "profane" };
    return available ? { kind: "free" } : { kind: "taken", suggestions };
  }
  const outcome = failedOutcome(result);
  return outcome.kind === "limited" ? outcome : { kind: "failed" };
}

export async function saveDetails(
  client: Client,
  tell: Tell,
  { userId, dripName, names }: SaveInput,
): Promise<SaveOutcome> {
  const result = await client.send(
    saveUserDetails,
    {
      path: { id: userId },
      body: {
        drip_name: dripName,
        ...(names && { first_name: names.firstName, last_name: names.lastName }),
      },
    },
    { isQuiet: false },
  );
  if (result.kind === "ok") {
    tell({ type: "me.updated", me: result.value });
    return { kind: "saved", me: result.value };
  }
  const code = result.kind === "problem" ? result.messageCode : null;
  if (code === "USER_403_DRIP_NAME") return { kind: "taken" };
  return code === "USER_400_DRIP_NAME" ? { kind: "profane" } : failedOutcome(result);
}
