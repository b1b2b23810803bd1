import type { PingKind, PingsOutcome } from "../../../domain/pings/pings";
import type { Client } from "../../api/client";
import { markPingsSeen as markPingsSeenShape, readPings as readPingsShape } from "../../api/shapes/pings";
import { effect } from "../base/effect.effects";

/** Implements the ping poll's placeholder actors. The calls are quiet, since nobody waits for them. `tellAnswered` hears that the server is there. */
export const pingActors = (client: Client, tellAnswered: () => void) => ({
  count: effect<PingsOutcome, { tag: string | null }>(async ({ input, signal }) => {
    const outcome = await countPings(client, input.tag, signal);
    if (outcome.kind !== "failed") tellAnswered();
    return outcome;
  }),
  markSeen: effect<PingsOutcome, { kind: PingKind }>(({ input, signal }) =>
    markPingsSeen(client, input.kind, signal),
  ),
});

async function countPings(client: Client, known: string | null, signal: AbortSignal): Promise<PingsOutcome> {
  let tag: string | null = null;
  const result = await client.quietly(
    readPingsShape,
    async (http, init) => {
      const reply = await http.GET("/user/me/pings", {
        ...init,
        ...(known !== null && { params: { header: { "If-None-Match": known } } }),
      });
      tag = reply.response.headers.get("etag");
      return reply;
    },
    signal,
  );
  if (result.kind === "ok") return { kind: "counted", pings: result.value, tag };
  return { kind: result.kind === "problem" && result.status === 304 ? "same" : "failed" };
}

async function markPingsSeen(client: Client, kind: PingKind, signal: AbortSignal): Promise<PingsOutcome> {
  const result = await client.quietly(
    markPingsSeenShape,
    (http, init) => http.POST("/user/me/pings/seen", { ...init, body: { kind } }),
    signal,
  );
  return result.kind === "ok" ? { kind: "counted", pings: result.value, tag: null } : { kind: "failed" };
}
