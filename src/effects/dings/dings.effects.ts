import type { Change, ChangeOutcome } from "../../../domain/base/collection";
import type { AllReadOutcome } from "../../../domain/dings/ding-outcomes";
import type { Ding } from "../../../domain/dings/ding-texts";
import type { components } from "../../../openapi";
import { markDingsRead } from "../../api/calls/mark-dings-read";
import { readDings } from "../../api/calls/read-dings";
import type { Client } from "../../api/client";
import { readPage, refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";

type Pings = components["schemas"]["Pings"];

/** Fills the actors of the list of dings, and of the button for all of them. */
export function dingActors(client: Client, showCounts: (pings: Pings) => void) {
  const markRead = async (body: components["schemas"]["ReadDings"]) => {
    const result = await client.send(markDingsRead, { body });
    if (result.kind === "ok") showCounts(result.value);
    return result;
  };
  return {
    list: {
      read: effect(
        ({ input, signal }: { input: { tag: string | null; after: string | null }; signal: AbortSignal }) =>
          readPage(client, readDings, { ...input, signal }),
      ),
      change: effect(async ({ input: { id, to } }: { input: Change<Ding> }): Promise<ChangeOutcome<Ding>> => {
        const result = await markRead({ ding_ids: [id] });
        return result.kind === "ok" ? { kind: "accepted", item: to } : refused(result);
      }),
    },
    markAll: effect(async ({ input }: { input: { upTo: string } }): Promise<AllReadOutcome> => {
      const result = await markRead({ up_to: input.upTo });
      return result.kind === "ok" ? { kind: "read" } : refused(result);
    }),
  };
}
