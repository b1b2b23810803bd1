import type { Change, ChangeOutcome } from "../../../domain/base/collection";
import type { OwnSession } from "../../../domain/session/device";
import { endSession as endSessionCall } from "../../api/calls/end-session";
import { readSessions } from "../../api/calls/read-sessions";
import type { Client } from "../../api/client";
import { readPage, refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";

/** Fills the actors of the session list. */
export const sessionListActors = (client: Client) => ({
  read: effect(
    ({ input, signal }: { input: { tag: string | null; after: string | null }; signal: AbortSignal }) =>
      readPage(client, readSessions, { ...input, signal }),
  ),
  change: effect(({ input }: { input: Change<OwnSession> }) => endSession(client, input.id)),
});

/** A session that has ended already counts as ended. */
async function endSession(client: Client, id: string): Promise<ChangeOutcome<OwnSession>> {
  const result = await client.send(endSessionCall, { path: { id } });
  return result.kind === "ok" ? { kind: "accepted", item: null } : refused(result);
}
