import type { Message } from "./huddle";

/** The later state of a message. Messages of the stream are the same for everybody, so they leave the reader's own cheer out. */
export function newer(known: Message | undefined, message: Message): Message {
  if (!known) return message;
  if (known.changed > message.changed) return known;
  const { my_cheer: cheer = known.my_cheer } = message;
  return cheer === undefined ? message : { ...message, my_cheer: cheer };
}

/** A message as it stands now, if these tell of it. */
export const asItStands = (known: Message, messages: readonly Message[]): Message =>
  messages.filter(({ message_id: id }) => id === known.message_id).reduce(newer, known);
