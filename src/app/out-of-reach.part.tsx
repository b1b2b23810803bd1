import type { ComponentType } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { readKeptOwner } from "../effects/schedule/cached-week.effects";
import { OutOfReachScreen } from "../screens/session/out-of-reach.screen";
import { wireSchedule } from "./schedule.part";

/** The pages for members while the session cannot be restored. */
export function wireOutOfReach(ports: AppPorts): ComponentType {
  const readOwner = () => readKeptOwner(window.indexedDB);
  const scheduleOf = (keptOwner: string) => wireSchedule({ ...ports, keptOwner });
  return () => <OutOfReachScreen session={ports.session} readOwner={readOwner} scheduleOf={scheduleOf} />;
}
