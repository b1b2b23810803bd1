import type { components } from "../../openapi";
import type { Limited, Refused } from "../base/outcome";
import { requestTexts } from "./texts";

export type JoinRequest = components["schemas"]["JoinRequest"];
export type RequestLine = JoinRequest & { id: string };
export type Decision = components["schemas"]["JoinDecisions"]["decisions"][number]["decision"];
export type RequestOutcome = components["schemas"]["JoinOutcomes"]["results"][number];

/** The decisions of one call, with its idempotency key. */
export type DecisionBatch = {
  key: string;
  isAll: boolean;
  decisions: readonly { request_id: string; decision: Decision }[];
};

export type DecideOutcome = { kind: "decided"; results: readonly RequestOutcome[] } | Limited | Refused;

export const batchSize = 40;

/** The requests that are let in together. The server checks each again. */
export const mayGo = (lines: readonly RequestLine[]): readonly RequestLine[] =>
  lines.filter(({ may_go_with_all }) => may_go_with_all);

export function batchesOfAll(lines: readonly RequestLine[], newKey: () => string): readonly DecisionBatch[] {
  const all = mayGo(lines);
  return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) => ({
    key: newKey(),
    isAll: true,
    decisions: all
      .slice(index * batchSize, (index + 1) * batchSize)
      .map(({ request_id }) => ({ request_id, decision: "approved" as const })),
  }));
}

export const batchOfOne = (requestId: string, decision: Decision, key: string): DecisionBatch => ({
  key,
  isAll: false,
  decisions: [{ request_id: requestId, decision }],
});

/** The requests that are decided now. */
export const settledIds = (results: readonly RequestOutcome[]): readonly string[] =>
  results.flatMap(({ request_id, outcome }) => (outcome === "needs_a_look" ? [] : [request_id]));

/** "16 are in. 2 went to their guardians first." */
export function outcomesText(results: readonly RequestOutcome[]): string {
  const count = (outcome: RequestOutcome["outcome"]) =>
    results.filter((result) => result.outcome === outcome).length;
  return (["approved", "asked_guardians", "declined", "barred", "gone", "needs_a_look"] as const)
    .flatMap((outcome) => (count(outcome) > 0 ? [requestTexts.told[outcome](count(outcome))] : []))
    .join(" ");
}
