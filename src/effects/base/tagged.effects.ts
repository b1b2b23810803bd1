import type { Refused } from "../../../domain/base/outcome";
import type { Result } from "../../../domain/base/result";
import type { Call, Given, GivenTo, OperationId, ReplyOf } from "../../api/call";
import type { Client, SendOptions } from "../../api/client";
import { textOf } from "../../api/error-handler";

export type Tagged<Value> =
  | { kind: "read"; value: Value; tag: string | null }
  /** Unchanged since the ETag that was sent. */
  | { kind: "unchanged" }
  /** It is gone, or no longer visible to this person. */
  | { kind: "gone" }
  | Refused;

/** What is known of a resource, until when an answer is wanted, and what each attempt goes through. */
export type Asking = Pick<SendOptions, "signal" | "through"> & { tag: string | null };

/** Reads a resource with its ETag. Quiet: its view shows its own loading state. */
export async function readTagged<Id extends OperationId>(
  client: Client,
  call: Call<Id>,
  asking: Asking,
  given?: CallTarget<Id>,
): Promise<Tagged<ReplyOf<Id>>> {
  const { result, tag } = await sendTagged(client, call, asking, given);
  if (result.kind === "ok") return { kind: "read", value: result.value, tag };
  if (result.kind === "problem" && result.status === 304) return { kind: "unchanged" };
  if (result.kind === "problem" && result.status === 404) return { kind: "gone" };
  return { kind: "refused", text: textOf(result) };
}

/** Path and query, where the operation has them. */
export type CallTarget<Id extends OperationId> = Pick<Given<Id>, "path" | "query">;

/** The result with the ETag of the reply. */
export async function sendTagged<Id extends OperationId>(
  client: Client,
  call: Call<Id>,
  { tag, signal, through = (sending) => sending }: Asking,
  given?: CallTarget<Id>,
): Promise<{ result: Result<ReplyOf<Id>>; tag: string | null }> {
  let newTag: string | null = null;
  const header = tag === null ? {} : { "If-None-Match": tag };
  const options: SendOptions = {
    signal,
    through: async (sending) => {
      const reply = await through(sending);
      newTag = reply.response.headers.get("etag");
      return reply;
    },
  };
  const result = await client.send(
    call,
    ...([{ ...given, header }, options] as unknown as GivenTo<Id, SendOptions>),
  );
  return { result, tag: newTag };
}
