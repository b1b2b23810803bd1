import { lazy } from "react";
import { shareTexts } from "../../domain/base/share-texts";
import { eventSheetTexts } from "../../domain/schedule/event/event-texts";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { shareLink } from "../effects/base/share.effects";
import { eventWith } from "../effects/schedule/event.actors";
import type { EventMachines } from "../screens/schedule/event-place";

/** What the dialogs over the schedule take; the code of most is loaded when they open. */
export function openEvents(ports: AppPorts, page: Window): EventMachines {
  const { client, session, announce } = ports;
  return {
    ...eventWith(ports, page),
    mayTalk: () => session.getSnapshot().context.auth.me?.age === "adult",
    WhoKnows: lazy(async () => ({ default: (await import("./who-knows.part")).wireWhoKnows(ports) })),
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
