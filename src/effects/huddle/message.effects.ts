import {
  isOld,
  type MessageOutcome,
  messageKind,
  outsideText,
  type QueuedMessage,
  type SettledMessage,
} from "../../../domain/huddle/queued-message";
import { noneUnsent } from "../../../domain/outbox/unsent";
import { readHuddle } from "../../api/calls/read-huddle";
import { readReaders } from "../../api/calls/read-readers";
import { sendMessage as sendMessageCall } from "../../api/calls/send-message";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { isRefusal } from "../base/outcome";
import type { OutboxSender } from "../outbox/outbox.effects";

/** How the outbox sends messages. Those that ask or were refused would be lost by a sign-out too. */
export const messageSender = (
  client: Client,
  now: () => number,
): OutboxSender<QueuedMessage, SettledMessage> => ({
  kind: messageKind,
  send: (due) => sendMessages(client, due, now()),
  count: ({ waiting, held }) => ({ ...noneUnsent, messages: waiting.length + held.length }),
});

/** Sends one message of each huddle, and leaves out those whose outcome is unknown. */
export async function sendMessages(
  client: Client,
  due: readonly QueuedMessage[],
  now: number,
): Promise<readonly SettledMessage[]> {
  const all = due.map(async (said): Promise<readonly SettledMessage[]> => {
    const outcome = isOld(said, now) ? ({ kind: "old" } as const) : await sendMessage(client, said);
    return outcome.kind === "unknown" ? [] : [{ said, outcome }];
  });
  return (await Promise.all(all)).flat();
}

type Unknown = { kind: "unknown" };
type Failure = Extract<Awaited<ReturnType<typeof post>>, { kind: "problem" | "unreachable" }>;

async function sendMessage(client: Client, said: QueuedMessage): Promise<MessageOutcome | Unknown> {
  const result = await post(client, said);
  if (result.kind === "ok") return { kind: "saved", message: result.value };
  if (result.kind === "problem" && result.messageCode === "REQUEST_412_CHANGED")
    return askAbout(client, said);
  return outcomeOf(result);
}

const post = (
  client: Client,
  { teamId, huddleId, messageId, text, mentions, replyTo, huddleVersion }: QueuedMessage,
) =>
  client.send(sendMessageCall, {
    path: { id: teamId, huddle_id: huddleId },
    body: {
      message_id: messageId,
      text,
      mentions: [...mentions],
      ...(replyTo !== null && { reply_to: replyTo }),
      ...(huddleVersion !== null && { huddle_version: huddleVersion }),
    },
  });

/** A session to renew, a forced change of password and a limit say nothing about the message. */
const outcomeOf = (failure: Failure): MessageOutcome | Unknown =>
  isRefusal(failure) &&
  failure.messageCode !== "AUTH_401_JWT" &&
  failure.messageCode !== "AUTH_403_MUST_CHANGE" &&
  failure.messageCode !== "REQUEST_429_LIMIT"
    ? { kind: "refused", text: failure.messageCode === "HUDDLE_404" ? outsideText : textOf(failure) }
    : { kind: "unknown" };

/**
 * Names who came into the group. The version is read before the people: whoever comes in between is asked about after the next refusal. If
 * it is known that nobody came in, the title changed or somebody left, and the message goes to those for whom it was written.
 */
async function askAbout(client: Client, said: QueuedMessage): Promise<MessageOutcome | Unknown> {
  const target = { path: { id: said.teamId, huddle_id: said.huddleId } };
  const huddle = await client.send(readHuddle, target);
  if (huddle.kind !== "ok") return outcomeOf(huddle);
  const readers = await client.send(readReaders, target);
  if (readers.kind !== "ok") return outcomeOf(readers);
  const huddleVersion = huddle.value.version;
  const readerIds = readers.value.readers.map(({ user_id }) => user_id);
  const joined = said.readerIds && readerIds.filter((userId) => !said.readerIds?.includes(userId));
  if (joined?.length === 0) return outcomeOfSecond(await post(client, { ...said, huddleVersion }));
  const nameOf = new Map(readers.value.people.map(({ user_id, shown_name }) => [user_id, shown_name]));
  const names = (joined ?? []).flatMap((userId) => nameOf.get(userId) ?? []);
  return { kind: "changed", joined: names, huddleVersion, readerIds };
}

/** Changed once more: tried again later. */
function outcomeOfSecond(result: Awaited<ReturnType<typeof post>>): MessageOutcome | Unknown {
  if (result.kind === "ok") return { kind: "saved", message: result.value };
  const isChanged = result.kind === "problem" && result.messageCode === "REQUEST_412_CHANGED";
  return isChanged ? { kind: "unknown" } : outcomeOf(result);
}
