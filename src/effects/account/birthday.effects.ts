import type { BirthdayInput, BirthdayOutcome } from "../../../domain/account/age";
import { identityFailureTexts } from "../../../domain/identity/identity-errors";
import { giveDateOfBirth } from "../../api/calls/give-date-of-birth";
import { readMe } from "../../api/calls/read-me";
import { failedOutcome } from "../base/outcome";
import { proveOneself } from "../session/proof.effects";
import type { SignInPorts } from "../sign-in/sign-in.effects";

export async function giveBirthday(
  { client, identity, sendToSession: tell }: Pick<SignInPorts, "client" | "identity" | "sendToSession">,
  { userId, dateOfBirth, proof }: BirthdayInput,
): Promise<BirthdayOutcome> {
  const proven = proof ? await proveOneself(identity, proof) : null;
  if (proven?.kind === "failed") return { kind: "refused", text: identityFailureTexts[proven.failure] };
  const result = await client.send(
    giveDateOfBirth,
    {
      path: { id: userId },
      body: { date_of_birth: dateOfBirth, ...(proven && { id_token: proven.identity.idToken }) },
    },
    { isQuiet: false },
  );
  if (result.kind === "ok") {
    tell({ type: "me.updated", me: result.value });
    return { kind: "given", me: result.value };
  }
  const code = result.kind === "problem" ? result.messageCode : null;
  if (code === "USER_403_AGE") return { kind: "too-young" };
  const outcome = failedOutcome(result);
  if (code === "USER_403_DATE_OF_BIRTH" && outcome.kind === "refused")
    return { kind: "asked-again", text: outcome.text };
  if (code !== "USER_409_DATE_OF_BIRTH" || outcome.kind !== "refused") return outcome;
  const read = await client.send(readMe, {}, { isQuiet: false });
  if (read.kind !== "ok") return failedOutcome(read);
  tell({ type: "me.updated", me: read.value });
  return { kind: "on-file", me: read.value, text: outcome.text };
}
