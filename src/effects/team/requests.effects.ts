import type { ReadOutcome } from "../../../domain/base/collection";
import type {
  DecideOutcome,
  DecisionBatch,
  RequestLine,
  RequestOutcome,
} from "../../../domain/team/requests";
import { decideJoinRequests } from "../../api/calls/decide-join-requests";
import { readJoinRequests } from "../../api/calls/read-join-requests";
import type { Client } from "../../api/client";
import { refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";
import { failedOutcome } from "../base/outcome";

/** Fills the actors of the request list. All pages are read, so that one press can approve everybody. */
export const requestListActors = (client: Client, teamId: string) => ({
  read: effect((_: { input: { tag: string | null; after: string | null } }) => readRequests(client, teamId)),
});

async function readRequests(client: Client, teamId: string): Promise<ReadOutcome<RequestLine>> {
  const items: RequestLine[] = [];
  let after: string | null = null;
  do {
    const query: { after?: string } = after === null ? {} : { after };
    const result = await client.send(readJoinRequests, { path: { id: teamId }, query });
    if (result.kind === "problem" && result.status === 404) return { kind: "gone" };
    if (result.kind !== "ok") return refused(result);
    items.push(...result.value.items.map((request) => ({ ...request, id: request.request_id })));
    after = result.value.next_after;
  } while (after !== null);
  return { kind: "listed", items, nextAfter: null, tag: null };
}

/**
 * Sends the batches in turn, each under its own key, so that a retry decides nothing twice. Decisions made before a
 * batch failed are still returned.
 */
export async function decideRequests(
  client: Client,
  { teamId, batches }: { teamId: string; batches: readonly DecisionBatch[] },
): Promise<DecideOutcome> {
  const results: RequestOutcome[] = [];
  for (const { key, isAll, decisions } of batches) {
    const result = await client.send(decideJoinRequests, {
      path: { id: teamId },
      header: { "Idempotency-Key": key },
      body: { ...(isAll && { is_all: true }), decisions: [...decisions] },
    });
    if (result.kind !== "ok")
      return results.length > 0 ? { kind: "decided", results } : failedOutcome(result);
    results.push(...result.value.results);
  }
  return { kind: "decided", results };
}
