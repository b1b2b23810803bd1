import type { Seen } from "../../../domain/schedule/week/schedule";
import { talkAboutMachine } from "../../../machines/huddle/talk-about.machine";
import { callOffMachine } from "../../../machines/schedule/call-off.machine";
import { eventSheetMachine } from "../../../machines/schedule/event-sheet.machine";
import { samePlayerMachine } from "../../../machines/schedule/same-player.machine";
import { seriesMadeMachine } from "../../../machines/schedule/series-made.machine";
import { undoNoticeMachine } from "../../../machines/schedule/undo-notice.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { openEventHuddle } from "../huddle/group.effects";
import { openOutbox } from "../outbox/outbox.actors";
import { newsOf } from "../pings/news.effects";
import { saveListOf } from "./attendance.effects";
import { actOnEvent, callOff, undo } from "./event.effects";
import { readEvent } from "./event-read.effects";
import { openedWith } from "./opened.actors";
import { joinPlayers, partPlayers } from "./same-player.effects";
import { takeSeriesBack } from "./series.effects";
import { serverClockOf } from "./server-clock.effects";

const sheetWith = (ports: AppPorts, page: Window) => {
  const { client, session, line } = ports;
  const { now } = serverClockOf(client);
  const device = {
    newKey: () => crypto.randomUUID(),
    keep: (seen: Seen) => openOutbox(ports, page).pendingChanges.add(seen),
  };
  return withEffects(eventSheetMachine, {
    read: async ({ input, signal }) => {
      const outcome = await readEvent(client, { ...input, signal });
      if (outcome.kind === "read") void saveListOf(openOutbox(ports, page).week, outcome.details, now());
      return outcome;
    },
    act: ({ input }) => actOnEvent(client, device, input),
    network: newsOf(page, session, line),
    opened: openedWith(client, window),
  });
};

/** Of an event's sheet. */
export const eventWith = (ports: AppPorts, page: Window) => {
  const { client } = ports;
  return {
    sheet: sheetWith(ports, page),
    callOff: withEffects(callOffMachine, { callOff: ({ input }) => callOff(client, input) }),
    samePlayer: withEffects(samePlayerMachine, {
      joinPlayers: ({ input }) => joinPlayers(client, input),
      partPlayers: ({ input }) => partPlayers(client, input),
    }),
    talk: withEffects(talkAboutMachine, { open: ({ input }) => openEventHuddle(client, input) }),
    undoNotice: withEffects(undoNoticeMachine, { undo: ({ input }) => undo(client, input) }),
    made: withEffects(seriesMadeMachine, { takeBack: ({ input }) => takeSeriesBack(client, input) }),
  };
};
