import { type ComponentType, createElement, lazy } from "react";
import { shareTexts } from "../../domain/base/share-texts";
import { eventSheetTexts } from "../../domain/schedule/event/event-texts";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { shareLink } from "../effects/base/share.effects";
import { eventWith } from "../effects/schedule/event.actors";
import { SquadReader, type SquadReaderProps } from "../features/schedule/week/squad-reader";
import type { EventMachines } from "../screens/schedule/event-place";

/** What the dialogs over the schedule take; the code of most is loaded when they open. */
export function openEvents(ports: AppPorts, page: Window): EventMachines {
  const { client, session, announce } = ports;
  const eventForm = later(async () => (await import("./event-form.part")).wireEventForm({ client }));
  return {
    ...eventWith(ports, page),
    mayTalk: () => session.getSnapshot().context.auth.me?.age === "adult",
    WhoKnows: lazy(async () => ({ default: (await import("./who-knows.part")).wireWhoKnows(ports) })),
    Duties: lazy(async () => ({
      default: (await import("./event-duties.part")).wireEventDuties(ports, page),
    })),
    Rides: lazy(async () => ({ default: (await import("./event-rides.part")).wireEventRides(ports, page) })),
    ShareEvent: lazy(async () => ({
      default: (await import("./share-event.part")).wireShareEvent(ports, page),
    })),
    AddToCalendar: lazy(async () => ({
      default: (await import("./share-event.part")).wireAddToCalendar(ports, page),
    })),
    dialogs: {
      new: eventForm,
      change: eventForm,
      "new=weekly": later(async () => (await import("./weekly.part")).wireWeekly({ client })),
      copy: later(async () => (await import("./season-copy.part")).wireSeasonCopy({ client })),
      rule: later(async () => (await import("./series-rule.part")).wireSeriesRule({ client })),
      away: later(async () => (await import("./away.part")).wireAway({ client })),
      links: later(async () => (await import("./links.part")).wireLinks({ client, announce })),
      month: later(async () => (await import("./month.part")).wireMonth({ client }, page)),
      attendance: later(async () => (await import("./attendance.part")).wireAttendance(ports, page)),
      import: later(async () => (await import("./schedule-import.part")).wireScheduleImport({ client })),
    },
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

/** Who is in at the event of Home's hero. It is read by what an event's sheet is read with, which is loaded then anyway. */
export function wireSquadReader(ports: AppPorts, page: Window): ComponentType<SquadReaderProps> {
  const { sheet } = eventWith(ports, page);
  return (props) => createElement(SquadReader, { ...props, machine: sheet });
}

/** A dialog whose code is loaded when it opens. */
const later = <Props>(load: () => Promise<ComponentType<Props>>) => ({
  Dialog: lazy(async () => ({ default: await load() })),
});
