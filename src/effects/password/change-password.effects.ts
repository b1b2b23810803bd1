import { identityFailureTexts } from "../../../domain/identity/identity-errors";
import type { ChangeOutcome, Passwords } from "../../../domain/password/change-password";
import { changePassword as changePasswordCall } from "../../api/calls/change-password";
import { failedOutcome } from "../base/outcome";
import type { SignInPorts } from "../sign-in/sign-in.effects";

/** The current password is the proof at the identity provider; the server requires it to be fresh. */
export async function changePassword(
  { client, identity, sendToSession }: SignInPorts,
  { me, currentPassword, password }: Passwords & { me: { id: string; email_address: string } },
): Promise<ChangeOutcome> {
  const proof = await identity.reauthenticate(me.email_address, currentPassword);
  if (proof.kind === "failed") {
    const kind = proof.failure === "wrong-password" ? "unproven" : "refused";
    return { kind, text: identityFailureTexts[proof.failure] };
  }
  const result = await client.send(
    changePasswordCall,
    { path: { id: me.id }, body: { id_token: proof.identity.idToken, password } },
    { isQuiet: false },
  );
  if (result.kind !== "ok") return failedOutcome(result);
  sendToSession({ type: "password.changed" });
  sendToSession({ type: "me.updated", me: result.value });
  return { kind: "changed" };
}
