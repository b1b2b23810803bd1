import type { Refused } from "../../../domain/base/outcome";
import type { Shape } from "../../../domain/base/shape";
import type { CallInit, Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import type { Reply } from "../../api/result";

export type Http = Parameters<Parameters<Client["call"]>[0]>[0];
export type Asked = { header: { "If-None-Match"?: string } };

export type Tagged<Value> =
  | { kind: "read"; value: Value; tag: string | null }
  /** Unchanged since the ETag that was sent. */
  | { kind: "unchanged" }
  /** It is gone, or no longer visible to this person. */
  | { kind: "gone" }
  | Refused;

/** Reads a resource with its ETag. Quiet: its view shows its own loading state. */
export async function readTagged<Value>(
  client: Client,
  { tag, signal, shape }: { tag: string | null; signal: AbortSignal; shape: Shape<Value> },
  send: (http: Http, init: CallInit & { params: Asked }) => Promise<Reply<Value>>,
): Promise<Tagged<Value>> {
  let newTag: string | null = null;
  const params: Asked = { header: tag === null ? {} : { "If-None-Match": tag } };
  const result = await client.quietly(
    shape,
    async (http, init) => {
      const reply = await send(http, { ...init, params });
      newTag = reply.response.headers.get("etag");
      return reply;
    },
    signal,
  );
  if (result.kind === "ok") return { kind: "read", value: result.value, tag: newTag };
  if (result.kind === "problem" && result.status === 304) return { kind: "unchanged" };
  if (result.kind === "problem" && result.status === 404) return { kind: "gone" };
  return { kind: "refused", text: textOf(result) };
}
