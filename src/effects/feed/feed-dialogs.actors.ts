import { cardReadersMachine } from "../../../machines/feed/card-readers.machine";
import { votersMachine } from "../../../machines/feed/voters.machine";
import type { LivePorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { readCardReaders, readVoters } from "./card-dialogs.effects";
import { reminder } from "./reminder.effects";

export function feedDialogsWith({ client }: LivePorts, page: Window) {
  const remind = reminder(client, () => page.crypto.randomUUID());
  return {
    readers: withEffects(cardReadersMachine, {
      read: ({ input }) => readCardReaders(client, input),
      remind: ({ input }) => remind(input),
    }),
    voters: withEffects(votersMachine, { read: ({ input }) => readVoters(client, input) }),
  };
}
