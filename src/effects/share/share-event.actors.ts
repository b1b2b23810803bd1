import { calendarFileMachine } from "../../../machines/share/calendar-file.machine";
import { ownCalendarMachine } from "../../../machines/share/own-calendar.machine";
import { shareEventMachine } from "../../../machines/share/share-event.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { serverClockOf } from "../schedule/server-clock.effects";
import { dropEventLink, makeEventLink, openCalendarFile, readOwnCalendar } from "./share-event.effects";

/** Of the sheets that share an event and add it to a calendar. */
export const shareEventWith = (
  { client }: Pick<AppPorts, "client">,
  { location }: Pick<Window, "location">,
) => ({
  share: withEffects(shareEventMachine, {
    make: ({ input }) => makeEventLink(client, input),
    remove: ({ input }) => dropEventLink(client, input),
  }),
  ownCalendar: withEffects(ownCalendarMachine, {
    read: ({ input }) => readOwnCalendar(client, input, serverClockOf(client).now()),
  }),
  file: withEffects(calendarFileMachine, { open: ({ input }) => openCalendarFile(client, location, input) }),
});
