import type { LeavingOutcome, LinkOutcome } from "../../../domain/mail-links/mail-link";
import type { Client } from "../../api/client";
import { keepAccount as keepAccountShape } from "../../api/shapes/account-kept";
import { readLeaving as readLeavingShape } from "../../api/shapes/leaving-account";
import { isUsedLink, linkOutcome } from "./mail-link.effects";

/** Changes nothing. */
export async function readLeaving(client: Client, token: string): Promise<LeavingOutcome> {
  const result = await client.call(
    (http, init) => http.POST("/user/deletion/undo/read", { ...init, body: { token } }),
    { isQuiet: true, shape: readLeavingShape },
  );
  if (result.kind !== "ok") return { kind: isUsedLink(result) ? "used" : "failed" };
  const { name, deletion_due_at: dueAt } = result.value;
  return { kind: "read", account: { name, dueAt } };
}

export async function keepAccount(client: Client, token: string): Promise<LinkOutcome> {
  return linkOutcome(
    await client.call((http, init) => http.POST("/user/deletion/undo", { ...init, body: { token } }), {
      shape: keepAccountShape,
    }),
  );
}
