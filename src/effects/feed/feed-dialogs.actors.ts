import { cardFormMachine } from "../../../machines/feed/card-form.machine";
import { cardReadersMachine } from "../../../machines/feed/card-readers.machine";
import { eventsToPostMachine } from "../../../machines/feed/events-to-post.machine";
import { votersMachine } from "../../../machines/feed/voters.machine";
import type { LivePorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { dateFieldWith } from "../dates/date-field.actors";
import { cardSaver, readCardReaders, readEventsToPost, readVoters, reminder } from "./card-dialogs.effects";

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
    events: withEffects(eventsToPostMachine, {
      read: ({ input, signal }) => readEventsToPost(client, input, signal),
    }),
    dateField: dateFieldWith(),
    voters: withEffects(votersMachine, { read: ({ input }) => readVoters(client, input) }),
  };
}
