import type { components } from "../../openapi";
import type { HuddlePerson, Message } from "./huddle";
import { messagesShown } from "./limits";
import { newer } from "./message-states";

export type Thread = components["schemas"]["Thread"];

/** The messages of a huddle that are in the page, a piece without gaps of all. */
export type ThreadWindow = {
  messages: readonly Message[];
  /** Answered messages that are not in `messages`, by number. */
  quoted: ReadonlyMap<number, Message>;
  people: ReadonlyMap<string, HuddlePerson>;
  hasOlder: boolean;
  hasNewer: boolean;
  lastSeq: number;
  readSeq: number;
  /** The clock's number up to which changes are in the window. */
  asOf: number;
};

/** What was asked for: the newest, or messages around a number. */
export function openWindow(thread: Thread, start: "newest" | "around"): ThreadWindow {
  const { messages, last_seq: lastSeq, read_seq: readSeq, as_of: asOf, is_whole: isWhole } = thread;
  const hasNewer = start === "around" && (messages.at(-1)?.seq ?? lastSeq) < lastSeq;
  const empty = { quoted: new Map(), people: new Map() };
  return withPeople({ ...empty, messages, hasOlder: !isWhole, hasNewer, lastSeq, readSeq, asOf }, thread);
}

/** Too many messages are left out at the other end. */
export function addOlder(window: ThreadWindow, thread: Thread): ThreadWindow {
  const all = merge(thread.messages, window.messages);
  const isLong = all.length > messagesShown;
  return withPeople(
    {
      ...window,
      messages: isLong ? all.slice(0, messagesShown) : all,
      hasOlder: !thread.is_whole,
      hasNewer: window.hasNewer || isLong,
    },
    thread,
  );
}

export function addNewer(window: ThreadWindow, thread: Thread): ThreadWindow {
  const all = merge(window.messages, thread.messages);
  const isLong = all.length > messagesShown;
  return withPeople(
    {
      ...window,
      messages: isLong ? all.slice(-messagesShown) : all,
      hasOlder: window.hasOlder || isLong,
      hasNewer: !thread.is_whole,
      lastSeq: Math.max(window.lastSeq, thread.last_seq),
    },
    thread,
  );
}

/** Messages that are new or changed since `asOf`. New ones are kept only where the window has no gap to them. */
export function applyChanges(window: ThreadWindow, thread: Thread): ThreadWindow {
  const taken = applyMessages(window, thread.messages);
  return withPeople(
    {
      ...taken,
      lastSeq: Math.max(taken.lastSeq, thread.last_seq),
      readSeq: Math.max(taken.readSeq, thread.read_seq),
      asOf: Math.max(taken.asOf, thread.as_of),
    },
    thread,
  );
}

/** As it stands now; an older state of a message than the known one is dropped. */
export function applyMessages(window: ThreadWindow, messages: readonly Message[]): ThreadWindow {
  const first = window.messages[0]?.seq ?? 0;
  const last = window.messages.at(-1)?.seq ?? 0;
  const fits = ({ seq }: Message) => (seq > first || !window.hasOlder) && (seq < last || !window.hasNewer);
  const known = new Set(window.messages.map(({ seq }) => seq));
  const kept = messages.filter((message) => known.has(message.seq) || fits(message));
  const all = merge(window.messages, kept);
  const isLong = all.length > messagesShown;
  const quoted = new Map(window.quoted);
  for (const message of messages)
    if (quoted.has(message.seq)) quoted.set(message.seq, newer(quoted.get(message.seq), message));
  return {
    ...window,
    quoted,
    messages: isLong ? all.slice(-messagesShown) : all,
    hasOlder: window.hasOlder || isLong,
    lastSeq: Math.max(window.lastSeq, ...messages.map(({ seq }) => seq)),
  };
}

/** The page at another place. Changes of messages outside it are still owed. */
export const moveWindow = (
  window: ThreadWindow,
  thread: Thread,
  start: "newest" | "around",
): ThreadWindow => ({
  ...openWindow(thread, start),
  asOf: window.asOf,
});

/** A message that is answered: among those in the page, or one that came with them. */
export const answered = (window: ThreadWindow, seq: number): Message | null =>
  window.messages.find((message) => message.seq === seq) ?? window.quoted.get(seq) ?? null;

/** Whether the window holds what showing the message takes: its people, and the message that it answers. */
export const isFamiliar = (
  { people, messages, quoted }: ThreadWindow,
  { author_id: author, mentions, reply_to: answers }: Message,
): boolean =>
  [author, ...mentions].every((id) => people.has(id)) &&
  (answers === null || quoted.has(answers) || messages.some(({ seq }) => seq === answers));

/** The messages of the queue that are not in the window yet. */
export function unsentIn<Unsent extends { messageId: string }>(
  { messages }: ThreadWindow,
  unsent: readonly Unsent[],
): readonly Unsent[] {
  const stored = new Set(messages.map(({ message_id: id }) => id));
  return unsent.filter(({ messageId }) => !stored.has(messageId));
}

/** Unread messages of others after a number, as far as they are in the page. */
export const countAfter = ({ messages }: ThreadWindow, seq: number, me: string): number =>
  messages.filter((each) => each.seq > seq && each.author_id !== me && each.withdrawn_as === null).length;

/** The person's own last message that can still be edited by arrow up. */
export const lastOwn = ({ messages }: ThreadWindow, me: string): Message | null =>
  messages.findLast((each) => each.author_id === me && each.withdrawn_as === null) ?? null;

function merge(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const all = new Map(known.map((message) => [message.seq, message]));
  for (const message of more) all.set(message.seq, newer(all.get(message.seq), message));
  return [...all.values()].sort((one, other) => one.seq - other.seq);
}

function withPeople(window: ThreadWindow, { people, quoted }: Thread): ThreadWindow {
  return {
    ...window,
    people: new Map([...window.people, ...people.map((each) => [each.user_id, each] as const)]),
    quoted: new Map([
      ...window.quoted,
      ...quoted.map((each) => [each.seq, newer(window.quoted.get(each.seq), each)] as const),
    ]),
  };
}
