import type { Message } from "./huddle";

/** A message that has not been stored by the server yet. The device makes its id, so that a second try is no second message. */
export type NewMessage = {
  readonly messageId: string;
  readonly teamId: string;
  readonly huddleId: string;
  readonly text: string;
  readonly mentions: readonly string[];
  readonly replyTo: number | null;
  /** Of a group whose people the writer saw; null elsewhere. */
  readonly huddleVersion: number | null;
  /** Who these people were. Without them a question cannot name who came in since. */
  readonly readerIds?: readonly string[];
  /** When it was written. */
  readonly writtenAt: string;
};

export type UnsentState =
  | { kind: "sending" }
  /** Sent when Drip is open and online. */
  | { kind: "queued" }
  /** The group's people changed, or it is from yesterday: the writer is asked. */
  | { kind: "asking"; why: "changed" | "old"; text: string }
  | { kind: "refused"; text: string };

export type UnsentMessage = NewMessage & { readonly state: UnsentState };

/** What composer and thread need of the queue of unsent messages. */
export type MessageOutbox = {
  add: (message: NewMessage) => void;
  /** The oldest first. The same array until something changes. */
  unsentOf: (huddleId: string) => readonly UnsentMessage[];
  onChanged: (listener: () => void) => () => void;
  /** The server has stored one. */
  onSent: (listener: (sent: { huddleId: string; message: Message }) => void) => () => void;
  /** After a refusal. */
  tryAgain: (messageId: string) => void;
  /** Yes to a question. People who came in after it was asked are asked about again. */
  anyway: (messageId: string) => void;
  drop: (messageId: string) => void;
};
