import type { ReadOnce } from "../../../domain/base/outcome";
import type { Problem, Unreachable } from "../../../domain/base/result";
import { type CardKey, huddleKeyOf } from "../../../domain/feed/card";
import type { SeenReaders } from "../../../domain/feed/card-readers";
import type { Voters } from "../../../domain/feed/feed-outcomes";
import type { MessageKey } from "../../../domain/huddle/talk-outcomes";
import { readCardReaders as readCardReadersCall } from "../../api/calls/read-card-readers";
import { readReaders } from "../../api/calls/read-readers";
import { readVoters as readVotersCall } from "../../api/calls/read-voters";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { huddlePath } from "../huddle/thread.effects";
import { cardPath } from "./feed.effects";

const refusedBy = (failure: Problem | Unreachable) => ({ kind: "refused", text: textOf(failure) }) as const;

/** Who has seen it and voted, with the children for whom they read. */
export async function readCardReaders(client: Client, key: CardKey): Promise<ReadOnce<SeenReaders>> {
  const [seen, readers] = await Promise.all([
    client.send(readCardReadersCall, { path: cardPath(key) }),
    client.send(readReaders, { path: huddlePath(huddleKeyOf(key)) }),
  ]);
  if (seen.kind !== "ok") return refusedBy(seen);
  if (readers.kind !== "ok") return refusedBy(readers);
  const people = new Map(seen.value.people.map((person) => [person.user_id, person]));
  const childrenOf = new Map(readers.value.readers.map(({ user_id: id, of }) => [id, of]));
  const value = seen.value.readers.flatMap((reader) => {
    const person = people.get(reader.user_id);
    return person ? [{ ...reader, person, of: childrenOf.get(reader.user_id) ?? [] }] : [];
  });
  return { kind: "known", value };
}

export async function readVoters(
  client: Client,
  { teamId, huddleId: cardId }: MessageKey,
): Promise<ReadOnce<Voters>> {
  const result = await client.send(readVotersCall, { path: cardPath({ teamId, cardId }) });
  return result.kind === "ok" ? { kind: "known", value: result.value } : refusedBy(result);
}
