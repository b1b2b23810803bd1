import type { Change, ChangeOutcome } from "../../../domain/base/collection";
import type { OwnSession } from "../../../domain/session/device";
import type { Client } from "../../api/client";
import { readSessions } from "../../api/shapes/own-sessions";
import { endSession as endSessionShape } from "../../api/shapes/session-end";
import { readPage, refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";

/** Fills the actors of the session list. */
export const sessionListActors = (client: Client) => ({
  read: effect(
    ({ input, signal }: { input: { tag: string | null; after: string | null }; signal: AbortSignal }) =>
      readPage<OwnSession>(client, { ...input, signal, shape: readSessions }, (http, init) =>
        http.GET("/user/me/sessions", init),
      ),
  ),
  change: effect(({ input }: { input: Change<OwnSession> }) => endSession(client, input.id)),
});

/** A session that has ended already counts as ended. */
async function endSession(client: Client, id: string): Promise<ChangeOutcome<OwnSession>> {
  const result = await client.quietly(endSessionShape, (http, init) =>
    http.DELETE("/user/me/sessions/session_id/{id}", { ...init, params: { path: { id } } }),
  );
  return result.kind === "ok" ? { kind: "accepted", item: null } : refused(result);
}
