import { lazy } from "react";
import { shareTexts } from "../../domain/base/share-texts";
import { eventSheetTexts } from "../../domain/schedule/event-texts";
import { callOffMachine } from "../../machines/schedule/call-off.machine";
import { eventSheetMachine } from "../../machines/schedule/event-sheet.machine";
import { toldMachine } from "../../machines/schedule/told.machine";
import { effect } from "../effects/base/effect.effects";
import { shareLink } from "../effects/base/share.effects";
import { newsOf } from "../effects/pings/news.effects";
import { actOnEvent, callOff, readEvent, undo } from "../effects/schedule/event.effects";
import type { EventCharts } from "../screens/schedule/event-place";
import type { HousePorts } from "./house-ports";

/** Implements the placeholder actors of an event's charts. */
export function openEvents({ client, session, announce }: HousePorts, page: Window): EventCharts {
  return {
    sheet: eventSheetMachine.provide({
      actors: {
        read: effect(({ input, signal }) => readEvent(client, { ...input, signal })),
        act: effect(({ input }) => actOnEvent(client, () => crypto.randomUUID(), input)),
        network: newsOf(page, session),
      },
    }),
    callOff: callOffMachine.provide({ actors: { callOff: effect(({ input }) => callOff(client, input)) } }),
    told: toldMachine.provide({ actors: { undo: effect(({ input }) => undo(client, input)) } }),
    FormDialog: lazy(async () => ({
      default: (await import("./event-form.wiring")).wireEventForm({ client }),
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
      const device = { clipboard: page.navigator.clipboard };
      return (await shareLink(device, { title: "", url: text })) === "copied";
    },
  };
}
