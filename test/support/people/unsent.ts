import type { Message } from "../../../domain/huddle/huddle";
import { type QueuedMessage, queuedMessage } from "../../../domain/huddle/queued-message";
import type { NewMessage } from "../../../domain/huddle/unsent-message";

export const writtenAt = Date.parse("2026-11-22T17:42:00.000Z");

/** A message to the Comets' grown-ups. */
export const newMessage = (change: Partial<NewMessage> = {}): NewMessage => ({
  messageId: "m1",
  teamId: "comets",
  huddleId: "h1",
  text: "We're by the gate.",
  mentions: [],
  replyTo: null,
  huddleVersion: null,
  writtenAt: new Date(writtenAt).toISOString(),
  ...change,
});

export const queued = (change: Partial<NewMessage> = {}, at = writtenAt): QueuedMessage =>
  queuedMessage(newMessage(change), { at, nth: 0 });

/** As the server stores it. */
export const storedMessage = (messageId = "m1", text = "We're by the gate."): Message => ({
  seq: 2,
  message_id: messageId,
  changed: 812,
  author_id: "kim",
  text,
  mentions: [],
  reply_to: null,
  cheers: {},
  my_cheer: null,
  made_at: "2026-11-22T17:42:00.000Z",
  is_edited: false,
  withdrawn_as: null,
});
