import type { SignUpForm, SignUpOutcome } from "../../../domain/sign-in/sign-in";
import type { Client } from "../../api/client";
import { signUpWithEmailAddress as signUpWithEmailAddressShape } from "../../api/shapes/sign-up-reply";
import { failedOutcome } from "../base/outcome";

export async function signUp(
  client: Client,
  { emailAddress, password, firstName, lastName, dateOfBirth }: SignUpForm & { emailAddress: string },
): Promise<SignUpOutcome> {
  const result = await client.call(
    (http, init) =>
      http.POST("/auth/sign_up_with_email_address", {
        ...init,
        body: {
          email_address: emailAddress,
          password,
          first_name: firstName,
          last_name: lastName,
          date_of_birth: dateOfBirth,
        },
      }),
    { shape: signUpWithEmailAddressShape },
  );
  if (result.kind === "ok") return { kind: "signed-up", password };
  const isKnown = result.kind === "problem" && result.messageCode === "USER_409_CONFLICT";
  return isKnown ? { kind: "known" } : failedOutcome(result);
}
