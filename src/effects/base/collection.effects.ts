import type { ChangeOutcome, Item, ReadOutcome } from "../../../domain/base/collection";
import type { Problem, Unreachable } from "../../../domain/base/result";
import type { Call, Given, OperationId, ReplyOf } from "../../api/call";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { type Asking, type CallTarget, readTagged } from "./tagged.effects";

/** A page of a list in the contract's common form. */
type Page = { items: Item[]; next_after: string | null };
type PagedOperation = { [Id in OperationId]: ReplyOf<Id> extends Page ? Id : never }[OperationId];
type ItemOf<Id extends OperationId> =
  ReplyOf<Id> extends { items: (infer Kind extends Item)[] } ? Kind : never;

/** Reads a page of a list for its machine. Quiet: the list shows its own loading state. */
export async function readPage<Id extends PagedOperation>(
  client: Client,
  call: Call<Id>,
  { after, ...asking }: Asking & { after: string | null },
  given?: Pick<Given<Id>, "path">,
): Promise<ReadOutcome<ItemOf<Id>>> {
  const query = after === null ? {} : { after };
  const outcome = await readTagged(client, call, asking, { ...given, query } as CallTarget<Id>);
  if (outcome.kind !== "read") return outcome;
  const { items, next_after: nextAfter } = outcome.value as {
    items: ItemOf<Id>[];
    next_after: string | null;
  };
  return { kind: "listed", items, nextAfter, tag: outcome.tag };
}

/** Reads a list that comes in one reply. */
export async function readList<Id extends OperationId, Kind extends Item>(
  client: Client,
  call: Call<Id>,
  { tag, signal }: Asking,
  itemsOf: (reply: ReplyOf<Id>) => readonly Kind[],
): Promise<ReadOutcome<Kind>> {
  const outcome = await readTagged(client, call, { tag, signal });
  if (outcome.kind !== "read") return outcome;
  return { kind: "listed", items: itemsOf(outcome.value), nextAfter: null, tag: outcome.tag };
}

export const refused = (failure: Problem | Unreachable): ChangeOutcome<never> & { kind: "refused" } => ({
  kind: "refused",
  text: textOf(failure),
});
