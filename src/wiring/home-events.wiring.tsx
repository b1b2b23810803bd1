import { type ComponentType, lazy } from "react";
import { navigate } from "wouter/use-browser-location";
import { eventKeyText, keyOf } from "../../domain/schedule/event/event-sheet";
import { routes } from "../../domain/shell/routes";
import { createSafeStorage } from "../effects/base/storage.effects";
import { warmUp } from "../effects/base/warm-up.effects";
import { createPutAside } from "../effects/schedule/put-aside.effects";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { HomeEvents, type HomeEventsProps } from "../features/schedule/week/home-events";
import type { HousePorts } from "./house-ports";
import { withOwnCharts } from "./own-charts";
import { openReceipts, openSchedule } from "./schedule-charts.wiring";

/** What a press on one of the events opens. */
const loadEvent = () =>
  Promise.all([
    import("./schedule.wiring"),
    import("../screens/schedule/schedule-dialogs"),
    import("./event.wiring"),
  ]);

type OfPage = Pick<HomeEventsProps, "onRead" | "onGotIt">;
export type EventsOfPage = ComponentType<OfPage>;

/** The next events on Home, and those that *Needs you* asks about; each links to the schedule. */
export function wireHomeEvents(ports: HousePorts): EventsOfPage {
  const { pattern } = routes.schedule;
  const shared = {
    scheduleHref: pattern,
    OfferCard: lazy(async () => ({
      default: (await import("./usual-offer.wiring")).wireUsualOffer(ports),
    })),
    hrefOf: (event) => `${pattern}?event=${eventKeyText(keyOf(event))}`,
    onOpened: navigate,
    putAside: createPutAside(createSafeStorage(() => window.localStorage)).read,
    now: serverClockOf(ports.client).now,
  } satisfies Partial<HomeEventsProps>;
  return withOwnCharts(ports, {
    open: () => ({ ...openSchedule(ports, window), receipts: openReceipts(ports, window) }),
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
