import type { ChangeOutcome, Item, ReadOutcome } from "../../../domain/base/collection";
import type { Problem, Unreachable } from "../../../domain/base/result";
import type { Shape } from "../../../domain/base/shape";
import type { CallInit, Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import type { Reply } from "../../api/result";

/** A page of a list as every list of the contract answers it. */
type Page<Kind> = { items: Kind[]; next_after: string | null };

type Wanted<Value> = {
  tag: string | null;
  after: string | null;
  signal: AbortSignal;
  shape: Shape<Value>;
};
type Asked = { query: { after?: string }; header: { "If-None-Match"?: string } };
type Http = Parameters<Parameters<Client["call"]>[0]>[0];

/** Reads a page of a list for its chart. Quiet: the list itself shows that it is being read. */
export async function readPage<Kind extends Item>(
  client: Client,
  { tag, after, signal, shape }: Wanted<Page<Kind>>,
  send: (http: Http, init: CallInit & { params: Asked }) => Promise<Reply<Page<Kind>>>,
): Promise<ReadOutcome<Kind>> {
  let newTag: string | null = null;
  const params: Asked = {
    query: after === null ? {} : { after },
    header: tag === null ? {} : { "If-None-Match": tag },
  };
  const result = await client.call(
    async (http, init) => {
      const reply = await send(http, { ...init, params });
      newTag = reply.response.headers.get("etag");
      return reply;
    },
    { bearer: true, isQuiet: true, signal, shape },
  );
  if (result.kind === "ok") {
    const { items, next_after: nextAfter } = result.value;
    return { kind: "listed", items, nextAfter, tag: newTag };
  }
  if (result.kind === "problem" && result.status === 304) return { kind: "unchanged" };
  return result.kind === "problem" && result.status === 404 ? { kind: "gone" } : refused(result);
}

export const refused = (failure: Problem | Unreachable): ChangeOutcome<never> & { kind: "refused" } => ({
  kind: "refused",
  text: textOf(failure),
});
