import type { PingKind, PingsOutcome } from "../../../domain/pings/pings";
import { markPingsSeen as markPingsSeenCall } from "../../api/calls/mark-pings-seen";
import { readPings } from "../../api/calls/read-pings";
import type { Client } from "../../api/client";
import { effect } from "../base/effect.effects";
import { sendTagged } from "../base/tagged.effects";

/** Implements the ping poll's placeholder actors. The calls are quiet, since nobody waits for them. `sendAnswered` hears that the server is there. */
export const pingActors = (client: Client, sendAnswered: () => void) => ({
  count: effect<PingsOutcome, { tag: string | null }>(async ({ input, signal }) => {
    const outcome = await countPings(client, input.tag, signal);
    if (outcome.kind !== "failed") sendAnswered();
    return outcome;
  }),
  markSeen: effect<PingsOutcome, { kind: PingKind }>(({ input, signal }) =>
    markPingsSeen(client, input.kind, signal),
  ),
});

async function countPings(client: Client, known: string | null, signal: AbortSignal): Promise<PingsOutcome> {
  const { result, tag } = await sendTagged(client, readPings, { tag: known, signal });
  if (result.kind === "ok") return { kind: "counted", pings: result.value, tag };
  return { kind: result.kind === "problem" && result.status === 304 ? "same" : "failed" };
}

async function markPingsSeen(client: Client, kind: PingKind, signal: AbortSignal): Promise<PingsOutcome> {
  const result = await client.send(markPingsSeenCall, { body: { kind } }, { signal });
  return result.kind === "ok" ? { kind: "counted", pings: result.value, tag: null } : { kind: "failed" };
}
