import type { User } from "../../../domain/account/user";
import type {
  Consequences,
  ConsequencesOutcome,
  DeletionOutcome,
} from "../../../domain/account-deletion/farewell";
import { problemTexts } from "../../../domain/base/texts";
import { identityFailureTexts } from "../../../domain/identity/identity-errors";
import { deleteAccount } from "../../api/calls/delete-account";
import { readDeletion } from "../../api/calls/read-deletion";
import type { Client } from "../../api/client";
import { failedOutcome } from "../base/outcome";
import { proveOneself } from "../session/proof.effects";
import type { SignInPorts } from "../sign-in/sign-in.effects";

export async function readConsequences(client: Client, me: User): Promise<ConsequencesOutcome> {
  const result = await client.send(readDeletion, { path: { id: me.id } });
  return result.kind === "ok" ? { kind: "known", value: result.value } : failedOutcome(result);
}

type Farewell = { me: User; password: string | null; typed: string; consequences: Consequences | null };

/** A key for each proof, since the proof is part of what is sent. */
export async function askDeletion(
  { client, identity, newKey }: Pick<SignInPorts, "client" | "identity"> & { newKey: () => string },
  { me, password, typed, consequences }: Farewell,
): Promise<DeletionOutcome> {
  if (consequences === null) return { kind: "refused", text: problemTexts.unknown };
  const proof = await proveOneself(identity, { emailAddress: me.email_address, password });
  if (proof.kind === "failed") return { kind: "refused", text: identityFailureTexts[proof.failure] };
  const result = await client.send(
    deleteAccount,
    {
      path: { id: me.id },
      header: { "Idempotency-Key": newKey() },
      body: {
        id_token: proof.identity.idToken,
        drip_name: typed.trim().replace(/^@/, ""),
        children_erased: consequences.children_erased.map(({ child_id }) => child_id),
        teams_archived: consequences.teams_archived.map(({ team_id }) => team_id),
      },
    },
    { isQuiet: false },
  );
  if (result.kind === "ok") return { kind: "gone", dueAt: result.value.deletion_due_at };
  const code = result.kind === "problem" ? result.messageCode : null;
  const isChanged = code === "COLLABORATOR_403_LAST_GUARDIAN" || code === "COLLABORATOR_403_LAST_MANAGER";
  return isChanged ? { kind: "changed" } : failedOutcome(result);
}
