import type { User } from "../../../domain/account/user";
import type { CopyFileOutcome } from "../../../domain/account-deletion/own-data";
import { identityFailureTexts } from "../../../domain/identity/identity-errors";
import { exportMyData } from "../../api/calls/export-my-data";
import { failedOutcome } from "../base/outcome";
import { proveOneself } from "../session/proof.effects";
import type { SignInPorts } from "../sign-in/sign-in.effects";

type Ports = Pick<SignInPorts, "client" | "identity">;

/** A parent of many children in many teams has years of answers. */
const patience = 60_000;

export async function readCopy(
  { client, identity }: Ports,
  { me, password }: { me: User; password: string | null },
): Promise<CopyFileOutcome> {
  const proof = await proveOneself(identity, { emailAddress: me.email_address, password });
  if (proof.kind === "failed") return { kind: "refused", text: identityFailureTexts[proof.failure] };
  const result = await client.send(
    exportMyData,
    { body: { id_token: proof.identity.idToken } },
    { isQuiet: false, milliseconds: patience },
  );
  return result.kind === "ok" ? { kind: "read", file: result.value.file } : failedOutcome(result);
}
