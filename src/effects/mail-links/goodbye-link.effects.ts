import type { LeavingOutcome, LinkOutcome } from "../../../domain/mail-links/mail-link";
import { keepAccount as keepAccountCall } from "../../api/calls/keep-account";
import { readLeaving as readLeavingCall } from "../../api/calls/read-leaving";
import type { Client } from "../../api/client";
import { isUsedLink, linkOutcome } from "./mail-link.effects";

/** Changes nothing. */
export async function readLeaving(client: Client, token: string): Promise<LeavingOutcome> {
  const result = await client.send(readLeavingCall, { body: { token } });
  if (result.kind !== "ok") return { kind: isUsedLink(result) ? "used" : "failed" };
  const { name, deletion_due_at: dueAt } = result.value;
  return { kind: "read", account: { name, dueAt } };
}

export async function cancelDeletion(client: Client, token: string): Promise<LinkOutcome> {
  return linkOutcome(await client.send(keepAccountCall, { body: { token } }, { isQuiet: false }));
}
