import type { SignUpForm, SignUpOutcome } from "../../../domain/sign-in/sign-in";
import { signUpWithEmailAddress } from "../../api/calls/sign-up-with-email-address";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";

export async function signUp(
  client: Client,
  { emailAddress, password, firstName, lastName, dateOfBirth }: SignUpForm & { emailAddress: string },
): Promise<SignUpOutcome> {
  const result = await client.send(
    signUpWithEmailAddress,
    {
      body: {
        email_address: emailAddress,
        password,
        first_name: firstName,
        last_name: lastName,
        date_of_birth: dateOfBirth,
      },
    },
    { isQuiet: false },
  );
  if (result.kind === "ok") return { kind: "signed-up", password };
  const isKnown = result.kind === "problem" && result.messageCode === "USER_409_CONFLICT";
  return isKnown ? { kind: "known" } : failedOutcome(result);
}
