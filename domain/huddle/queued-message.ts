import type { OutboxKind } from "../outbox/outbox";
import type { Message } from "./huddle";
import type { NewMessage, UnsentMessage, UnsentState } from "./unsent-message";

/** A message in the outbox. */
export type QueuedMessage = NewMessage & {
  /** Sorts by the moment of writing. */
  readonly key: string;
  /** When the person last said to send it. */
  readonly meantAt: number;
};

export type MessageOutcome =
  | { kind: "saved"; message: Message }
  /** Written long ago. */
  | { kind: "old" }
  /** The group's people changed. `joined` names who came in, as far as it is known. */
  | { kind: "changed"; joined: readonly string[]; huddleVersion: number; readerIds: readonly string[] }
  | { kind: "refused"; text: string };

/** Why a message is refused whose writer has left the team. */
export const outsideText = "This huddle has ended, or you are no longer in it.";

export type SettledMessage = { readonly said: QueuedMessage; readonly outcome: MessageOutcome };

/** Each message, oldest first, one at a time within its huddle. */
export const messageKind: OutboxKind<QueuedMessage> = {
  name: "message",
  keyOf: ({ key }) => key,
  order: { type: "each", threadOf: ({ huddleId }) => huddleId },
  outcomeShown: "in place",
};

/** `nth` tells messages of the same millisecond apart. */
export const queuedMessage = (
  message: NewMessage,
  { at, nth }: { at: number; nth: number },
): QueuedMessage => ({
  ...message,
  key: `${String(at).padStart(15, "0")}.${String(nth).padStart(4, "0")}.${message.messageId}`,
  meantAt: at,
});

const day = 86_400_000;

/** After a day the person is asked first. */
export const isOld = ({ meantAt }: Pick<QueuedMessage, "meantAt">, now: number) => now - meantAt > day;

/** The same message after the person said to send it, to the people about whom they were asked. */
export function meantAgain({ said, outcome }: SettledMessage, now: number): QueuedMessage {
  const again = { ...said, meantAt: now };
  if (outcome.kind !== "changed") return again;
  const { huddleVersion, readerIds } = outcome;
  return { ...again, huddleVersion, readerIds };
}

type Line = {
  waiting: readonly QueuedMessage[];
  held: readonly SettledMessage[];
  isSending: boolean;
};

/** The unsent messages of a huddle, in the order in which they were written. */
export const unsentMessages = (huddleId: string, { waiting, held, isSending }: Line): UnsentMessage[] =>
  [
    ...waiting.map((said) => ({ said, state: { kind: isSending ? "sending" : "queued" } as const })),
    ...held.map(({ said, outcome }) => ({ said, state: stateOf(outcome) })),
  ]
    .filter(({ said }) => said.huddleId === huddleId)
    .sort((one, other) => (one.said.key < other.said.key ? -1 : 1))
    .map(({ said: { key: _, meantAt: __, ...message }, state }) => ({ ...message, state }));

function stateOf(outcome: MessageOutcome): UnsentState {
  if (outcome.kind === "saved") throw new Error("A saved message is not held");
  if (outcome.kind === "refused") return outcome;
  const text = outcome.kind === "old" ? questions.old : questions.joined(outcome.joined);
  return { kind: "asking", why: outcome.kind, text };
}

const shown = 2;

const questions = {
  old: "From yesterday. Still send?",
  /** "Kim came in just now. Still send?" */
  joined: (names: readonly string[]) => {
    const more = names.length - shown;
    const who = more > 0 ? `${names.slice(0, shown).join(", ")} and ${more} more` : names.join(" and ");
    return who === ""
      ? "Somebody came in or left since. Still send?"
      : `${who} came in just now. Still send?`;
  },
};
