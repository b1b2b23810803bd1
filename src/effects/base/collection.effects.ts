import type { ChangeOutcome, Item, ReadOutcome } from "../../../domain/base/collection";
import type { Problem, Unreachable } from "../../../domain/base/result";
import type { Shape } from "../../../domain/base/shape";
import type { CallInit, Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import type { Reply } from "../../api/result";
import { type Http, readTagged, type Asked as TagAsked } from "./tagged.effects";

/** A page of a list in the contract's common form. */
type Page<Kind> = { items: Kind[]; next_after: string | null };

type Wanted<Value> = {
  tag: string | null;
  after: string | null;
  signal: AbortSignal;
  shape: Shape<Value>;
};
type Asked = TagAsked & { query: { after?: string } };

/** Reads a page of a list for its chart. Quiet: the list shows its own loading state. */
export async function readPage<Kind extends Item>(
  client: Client,
  { tag, after, signal, shape }: Wanted<Page<Kind>>,
  send: (http: Http, init: CallInit & { params: Asked }) => Promise<Reply<Page<Kind>>>,
): Promise<ReadOutcome<Kind>> {
  const query: Asked["query"] = after === null ? {} : { after };
  const outcome = await readTagged(client, { tag, signal, shape }, (http, init) =>
    send(http, { ...init, params: { ...init.params, query } }),
  );
  if (outcome.kind !== "read") return outcome;
  const { items, next_after: nextAfter } = outcome.value;
  return { kind: "listed", items, nextAfter, tag: outcome.tag };
}

export const refused = (failure: Problem | Unreachable): ChangeOutcome<never> & { kind: "refused" } => ({
  kind: "refused",
  text: textOf(failure),
});
