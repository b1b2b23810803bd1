import { type ComponentType, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { eventKeyText, keyOf } from "../../domain/schedule/event-sheet";
import { routes } from "../../domain/shell/routes";
import { createSafeStorage } from "../effects/base/storage.effects";
import { createPutAside } from "../effects/schedule/put-aside.effects";
import { HomeEvents, type HomeEventsProps } from "../features/schedule/home-events";
import { useMe } from "../features/session/use-access";
import type { HousePorts } from "./house-ports";
import { openSchedule } from "./schedule.wiring";

/** The next events on Home; opened, they stand in the schedule. With charts of its own for each person and each visit, as the schedule itself. */
export function wireHomeEvents(ports: HousePorts): ComponentType {
  const { pattern } = routes.schedule;
  const shared: Omit<HomeEventsProps, "machine"> = {
    scheduleHref: pattern,
    hrefOf: (event) => `${pattern}?event=${eventKeyText(keyOf(event))}`,
    onOpened: navigate,
    putAside: createPutAside(createSafeStorage(() => window.localStorage)).read,
    now: Date.now,
  };
  return () => <OnesOwn key={useMe(ports.session)?.id} ports={ports} shared={shared} />;
}

function OnesOwn({ ports, shared }: { ports: HousePorts; shared: Omit<HomeEventsProps, "machine"> }) {
  const [{ schedule }] = useState(() => openSchedule(ports, window));
  return <HomeEvents {...shared} machine={schedule} />;
}
