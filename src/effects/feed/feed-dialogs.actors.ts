import { cardFormMachine } from "../../../machines/feed/card-form.machine";
import { cardReadersMachine } from "../../../machines/feed/card-readers.machine";
import { votersMachine } from "../../../machines/feed/voters.machine";
import type { LivePorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { cardSaver, readCardReaders, readVoters, reminder } from "./card-dialogs.effects";

export function feedDialogsWith({ client }: LivePorts, page: Window) {
  const newKey = () => page.crypto.randomUUID();
  const save = cardSaver(client, newKey);
  const remind = reminder(client, newKey);
  return {
    form: withEffects(cardFormMachine, { save: ({ input }) => save(input) }),
    readers: withEffects(cardReadersMachine, {
      read: ({ input }) => readCardReaders(client, input),
      remind: ({ input }) => remind(input),
    }),
    voters: withEffects(votersMachine, { read: ({ input }) => readVoters(client, input) }),
  };
}
