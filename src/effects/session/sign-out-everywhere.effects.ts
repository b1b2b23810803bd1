import type { User } from "../../../domain/account/user";
import { identityFailureTexts } from "../../../domain/identity/identity-errors";
import type { EverywhereOutcome } from "../../../domain/session/session";
import { logOut } from "../../api/calls/log-out";
import { cookieTransport } from "../../api/client";
import { textOf } from "../../api/error-handler";
import type { SignInPorts } from "../sign-in/sign-in.effects";
import { proveOneself } from "./proof.effects";

/** The server asks for a proof, so that a device's thief cannot sign out its owner. */
export async function signOutEverywhere(
  { client, identity }: Pick<SignInPorts, "client" | "identity">,
  { me, password }: { me: User; password: string | null },
): Promise<EverywhereOutcome> {
  const proof = await proveOneself(identity, { emailAddress: me.email_address, password });
  if (proof.kind === "failed") return { kind: "refused", text: identityFailureTexts[proof.failure] };
  const result = await client.send(
    logOut,
    { ...cookieTransport, body: { everywhere: true, id_token: proof.identity.idToken } },
    { isQuiet: false },
  );
  return result.kind === "ok" ? { kind: "ended" } : { kind: "refused", text: textOf(result) };
}
