import type { ComponentType } from "react";
import { listTimeZones } from "../effects/account/time-zone-list.effects";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { dateFieldWith } from "../effects/dates/date-field.actors";
import { placeFormWith, placesWith } from "../effects/schedule/place.actors";
import { weeklyWith } from "../effects/schedule/weekly.actors";
import type { WeeklyDialogProps } from "../screens/schedule/event-place";
import { WeeklyDialog, type WeeklyMachines } from "../screens/schedule/weekly-dialog";

/** Weekly practice, with separate machines for each team. */
export function wireWeekly(ports: Pick<AppPorts, "client">): ComponentType<WeeklyDialogProps> {
  const machines: WeeklyMachines = {
    weeklyOf: (teamId) => ({ machine: weeklyWith(ports, teamId), place: placeFormWith(ports, teamId) }),
    places: placesWith(ports),
    dateField: dateFieldWith(),
    listTimeZones,
  };
  return (props) => <WeeklyDialog {...props} machines={machines} />;
}
