import { type ComponentType, lazy } from "react";
import { navigate } from "wouter/use-browser-location";
import { eventKeyText, keyOf } from "../../domain/schedule/event/event-sheet";
import { routes } from "../../domain/shell/routes";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { createSafeStorage } from "../effects/base/storage.effects";
import { warmUp } from "../effects/base/warm-up.effects";
import { createCelebrated } from "../effects/schedule/celebrated.effects";
import { createHiddenClashes } from "../effects/schedule/hidden-clashes.effects";
import { receiptsWith, scheduleWith } from "../effects/schedule/schedule.actors";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { HomeEvents, type HomeEventsProps } from "../features/schedule/week/home-events";
import { withOwnMachines } from "./own-machines";

/** What a press on one of the events opens. */
const loadEvent = () =>
  Promise.all([
    import("./schedule.part"),
    import("../screens/schedule/schedule-dialogs"),
    import("./event.part"),
  ]);

/** Without its code, if it fails to load, the hero has the sum alone. */
const loadSquadReader = async (ports: AppPorts): Promise<{ default: HomeEventsProps["SquadReader"] }> => {
  try {
    return { default: (await import("./event.part")).wireSquadReader(ports, window) };
  } catch {
    return { default: () => null };
  }
};

type OfPage = Pick<HomeEventsProps, "needsYou" | "onRead" | "onGotIt">;
export type EventsOfPage = ComponentType<OfPage>;

/** The next events on Home, and those that *Needs you* asks about; each links to the schedule. */
export function wireHomeEvents(ports: AppPorts): EventsOfPage {
  const { pattern } = routes.schedule;
  const storage = createSafeStorage(() => window.localStorage);
  const shared = {
    scheduleHref: pattern,
    newHref: (kind, teamId) => `${pattern}?${teamId === null ? "" : `team=${teamId}&`}new=${kind}`,
    ChalkUp: lazy(async () => ({
      default: (await import("./home-start.part")).wireChalkUp(),
    })),
    OfferCard: lazy(async () => ({
      default: (await import("./usual-offer.part")).wireUsualOffer(ports),
    })),
    hrefOf: (event) => `${pattern}?event=${eventKeyText(keyOf(event))}`,
    attendanceHrefOf: (event) => `${pattern}?attendance=${eventKeyText(keyOf(event))}`,
    onOpened: navigate,
    hiddenClashes: createHiddenClashes(storage).read,
    celebrated: createCelebrated(storage),
    SquadReader: lazy(() => loadSquadReader(ports)),
    now: serverClockOf(ports.client).now,
  } satisfies Partial<HomeEventsProps>;
  return withOwnMachines(ports, {
    open: () => ({ ...scheduleWith(ports, window), receipts: receiptsWith(ports, window) }),
    draw: ({ schedule, receipts }, page: OfPage) => (
      <HomeEvents
        {...shared}
        {...page}
        machine={schedule}
        receipts={receipts}
        onRead={(events) => {
          page.onRead(events);
          if (events) warmUp(window, loadEvent);
        }}
      />
    ),
  });
}
