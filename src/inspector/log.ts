import type { StatelyInspectionEvent } from "@statelyai/inspect";

export type Happening = { type: string; [name: string]: unknown };
export type Shot = {
  status: string;
  value?: unknown;
  context?: unknown;
  input?: unknown;
  output?: unknown;
  error?: unknown;
};

export type LogEntry =
  | {
      kind: "actor";
      sessionId: string;
      name: string;
      parentId: string | null;
      definition: string | null;
      at: number;
    }
  | { kind: "event"; sessionId: string; event: Happening; from: string | null; at: number }
  | { kind: "snapshot"; sessionId: string; event: Happening; from: string | null; shot: Shot; at: number };
export type Step = Extract<LogEntry, { kind: "snapshot" }> & { index: number };

export const record = (
  log: readonly LogEntry[],
  messages: readonly StatelyInspectionEvent[],
): readonly LogEntry[] => {
  const longer = [...log];
  for (const message of messages) longer.push(readMessage(longer, message));
  return longer;
};

function readMessage(log: readonly LogEntry[], message: StatelyInspectionEvent): LogEntry {
  const { sessionId } = message;
  const at = Number(message.createdAt);
  switch (message.type) {
    case "@xstate.actor": {
      const { name, parentId = null, definition = null } = message;
      return { kind: "actor", sessionId, name, parentId, definition, at };
    }
    case "@xstate.event":
      return { kind: "event", sessionId, event: message.event, from: message.sourceId ?? null, at };
    case "@xstate.snapshot": {
      const { event } = message;
      const from = senderOf(log, sessionId, event.type);
      return { kind: "snapshot", sessionId, event, from, shot: { ...message.snapshot }, at };
    }
  }
}

/** Only the event's own message names its sender; the resulting snapshot's message follows it. */
function senderOf(log: readonly LogEntry[], sessionId: string, type: string): string | null {
  const sent = log.findLast(
    (entry) => entry.kind === "event" && entry.sessionId === sessionId && entry.event.type === type,
  );
  return sent?.kind === "event" ? sent.from : null;
}

export type Filters = { actor: string | null; words: string; hidesNoise: boolean };
export const firstFilters: Filters = { actor: null, words: "", hidesNoise: true };

/** The log's rows: one for each event that an actor received, with the resulting state. */
export function listSteps(log: readonly LogEntry[], { actor, words, hidesNoise }: Filters): Step[] {
  const wanted = words.trim().toLowerCase();
  return log.flatMap((entry, index) =>
    entry.kind === "snapshot" &&
    (actor === null || entry.sessionId === actor) &&
    entry.event.type.toLowerCase().includes(wanted) &&
    !(hidesNoise && isNoise(entry.event.type))
      ? [{ ...entry, index }]
      : [],
  );
}

/** XState's internal events, except a child's result and a delay, which cause transitions. */
export const isNoise = (type: string) =>
  type.startsWith("@xstate.") || /^xstate\.(init|stop|snapshot|promise|observable)\b/.test(type);
