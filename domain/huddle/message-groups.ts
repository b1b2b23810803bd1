import type { Message } from "./huddle";

export type ThreadBlock =
  | { kind: "day"; key: string; day: string }
  | { kind: "new"; key: string }
  | { kind: "group"; key: string; authorId: string; messages: readonly Message[] };

type Look = {
  me: string;
  /** The *New* line stands before the first message of others after this number; null for none. */
  newAfter: number | null;
  /** The device's day of a moment, as an ISO date. */
  dayOf: (moment: string) => string;
};

/** Messages of one author within five minutes are one group; days and *New* stand between. */
export function blocksOf(messages: readonly Message[], { me, newAfter, dayOf }: Look): ThreadBlock[] {
  const blocks: ThreadBlock[] = [];
  const isNew = ({ seq, author_id, withdrawn_as }: Message) =>
    newAfter !== null && seq > newAfter && author_id !== me && withdrawn_as === null;
  const first = messages.find(isNew);
  let before: Message | null = null;
  let group: Message[] = [];
  for (const message of messages) {
    const day = dayOf(message.made_at);
    const isNextDay = before === null || dayOf(before.made_at) !== day;
    if (isNextDay) blocks.push({ kind: "day", key: `day ${message.seq}`, day });
    if (message === first) blocks.push({ kind: "new", key: "new" });
    if (before === null || isNextDay || message === first || !isTogether(before, message)) {
      group = [];
      blocks.push({ kind: "group", key: message.message_id, authorId: message.author_id, messages: group });
    }
    group.push(message);
    before = message;
  }
  return blocks;
}

const isTogether = (one: Message, next: Message) =>
  one.author_id === next.author_id && Date.parse(next.made_at) - Date.parse(one.made_at) <= together;

const together = 5 * 60_000;
