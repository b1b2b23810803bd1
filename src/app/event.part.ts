import { lazy } from "react";
import { shareTexts } from "../../domain/base/share-texts";
import { eventSheetTexts } from "../../domain/schedule/event/event-texts";
import type { Seen } from "../../domain/schedule/week/schedule";
import { talkAboutMachine } from "../../machines/huddle/talk-about.machine";
import { callOffMachine } from "../../machines/schedule/call-off.machine";
import { eventSheetMachine } from "../../machines/schedule/event-sheet.machine";
import { samePlayerMachine } from "../../machines/schedule/same-player.machine";
import { seriesMadeMachine } from "../../machines/schedule/series-made.machine";
import { toldMachine } from "../../machines/schedule/told.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { shareLink } from "../effects/base/share.effects";
import { openEventHuddle } from "../effects/huddle/group.effects";
import { newsOf } from "../effects/pings/news.effects";
import { keepListOf } from "../effects/schedule/attendance.effects";
import { actOnEvent, callOff, undo } from "../effects/schedule/event.effects";
import { readEvent } from "../effects/schedule/event-read.effects";
import { joinPlayers, partPlayers } from "../effects/schedule/same-player.effects";
import { takeSeriesBack } from "../effects/schedule/series.effects";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import type { EventCharts } from "../screens/schedule/event-place";
import { openOpened } from "./opened.part";
import { openOutbox } from "./outbox.part";

/** Implements the placeholder actors of an event's charts. */
export function openEvents(ports: AppPorts, page: Window): EventCharts {
  const { client, session, announce } = ports;
  const { now } = serverClockOf(client);
  const device = {
    newKey: () => crypto.randomUUID(),
    keep: (seen: Seen) => openOutbox(ports, page).wishes.add(seen),
  };
  return {
    sheet: eventSheetMachine.provide({
      actors: {
        read: effect(async ({ input, signal }) => {
          const outcome = await readEvent(client, { ...input, signal });
          if (outcome.kind === "read") void keepListOf(openOutbox(ports, page).week, outcome.details, now());
          return outcome;
        }),
        act: effect(({ input }) => actOnEvent(client, device, input)),
        network: newsOf(page, session),
        opened: openOpened(client, window),
      },
    }),
    callOff: callOffMachine.provide({ actors: { callOff: effect(({ input }) => callOff(client, input)) } }),
    samePlayer: samePlayerMachine.provide({
      actors: {
        joinPlayers: effect(({ input }) => joinPlayers(client, input)),
        partPlayers: effect(({ input }) => partPlayers(client, input)),
      },
    }),
    talk: talkAboutMachine.provide({
      actors: { open: effect(({ input }) => openEventHuddle(client, input)) },
    }),
    mayTalk: () => session.getSnapshot().context.auth.me?.age === "adult",
    told: toldMachine.provide({ actors: { undo: effect(({ input }) => undo(client, input)) } }),
    WhoKnows: lazy(async () => ({ default: (await import("./who-knows.part")).wireWhoKnows({ client }) })),
    FormDialog: lazy(async () => ({
      default: (await import("./event-form.part")).wireEventForm({ client }),
    })),
    WeeklyDialog: lazy(async () => ({
      default: (await import("./weekly.part")).wireWeekly({ client }),
    })),
    CopyDialog: lazy(async () => ({
      default: (await import("./season-copy.part")).wireSeasonCopy({ client }),
    })),
    RuleDialog: lazy(async () => ({
      default: (await import("./series-rule.part")).wireSeriesRule({ client }),
    })),
    AwayDialog: lazy(async () => ({ default: (await import("./away.part")).wireAway({ client }) })),
    LinksDialog: lazy(async () => ({
      default: (await import("./links.part")).wireLinks({ client, announce }),
    })),
    AttendanceDialog: lazy(async () => ({
      default: (await import("./attendance.part")).wireAttendance(ports, page),
    })),
    ImportDialog: lazy(async () => ({
      default: (await import("./schedule-import.part")).wireScheduleImport({ client }),
    })),
    made: seriesMadeMachine.provide({
      actors: { takeBack: effect(({ input }) => takeSeriesBack(client, input)) },
    }),
    share: async ({ title, text, path }) => {
      const { navigator, location } = page;
      const url = location.origin + path;
      const outcome = await ("share" in navigator
        ? shareLink(navigator, { title, text, url })
        : shareLink({ clipboard: page.navigator.clipboard }, { title, url: `${text} ${url}` }));
      if (outcome === "copied") announce({ tone: "success", text: eventSheetTexts.shared });
      if (outcome === "failed") announce({ tone: "error", text: shareTexts.failed });
    },
    copy: async (text) => {
      const { clipboard } = page.navigator;
      return (await shareLink({ clipboard }, { title: "", url: text })) === "copied";
    },
  };
}
