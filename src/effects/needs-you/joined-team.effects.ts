import {
  decidedOf,
  type JoinedOutcome,
  joinedBy,
  type RememberedRequest,
} from "../../../domain/needs-you/joined-team";
import { readTeams } from "../../api/calls/read-teams";
import type { Client } from "../../api/client";
import type { SafeStorage } from "../base/storage.effects";
import { requestsKey } from "./requests-key.effects";

/**
 * Compares the open requests with those of the last visit, and remembers them. What is decided is looked up once; without a reply it is
 * looked up at the next visit.
 */
export async function findJoined(
  { client, storage }: { client: Client; storage: SafeStorage },
  open: readonly RememberedRequest[],
  signal: AbortSignal,
): Promise<JoinedOutcome> {
  const remembered = read(storage);
  const decided = decidedOf(remembered, open);
  if (decided.length === 0) {
    write(storage, open);
    return { kind: "none" };
  }
  const result = await client.send(readTeams, {}, { signal });
  if (result.kind !== "ok" || signal.aborted) return { kind: "none" };
  write(storage, open);
  const joined = joinedBy(decided, result.value.teams);
  return joined ? { kind: "joined", joined } : { kind: "none" };
}

function read(storage: SafeStorage): RememberedRequest[] {
  const lines = storage.read(requestsKey)?.split(" ") ?? [];
  return lines.flatMap((line) => {
    const [id, teamId, childId] = line.split("/");
    return id && teamId ? { id, teamId, childId: childId || null } : [];
  });
}

function write(storage: SafeStorage, open: readonly RememberedRequest[]) {
  if (open.length === 0) storage.remove(requestsKey);
  else
    storage.write(
      requestsKey,
      open.map(({ id, teamId, childId }) => [id, teamId, childId ?? ""].join("/")).join(" "),
    );
}
