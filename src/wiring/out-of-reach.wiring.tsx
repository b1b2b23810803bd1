import type { ComponentType } from "react";
import { readKeptOwner } from "../effects/schedule/kept-week.effects";
import { OutOfReachScreen } from "../screens/session/out-of-reach.screen";
import type { HousePorts } from "./house-ports";
import { wireSchedule } from "./schedule.wiring";

/** The pages for members while the session cannot be restored. */
export function wireOutOfReach(ports: HousePorts): ComponentType {
  const readOwner = () => readKeptOwner(window.indexedDB);
  const scheduleOf = (keptOwner: string) => wireSchedule({ ...ports, keptOwner });
  return () => <OutOfReachScreen session={ports.session} readOwner={readOwner} scheduleOf={scheduleOf} />;
}
