import type { ComponentType } from "react";
import { dateFieldMachine } from "../../machines/dates/date-field.machine";
import { placeFormMachine } from "../../machines/schedule/place-form.machine";
import { placesMachine } from "../../machines/schedule/places.machine";
import { weeklyMachine } from "../../machines/schedule/weekly.machine";
import { listTimeZones } from "../effects/account/time-zone-list.effects";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { readToday } from "../effects/dates/temporal.effects";
import { addPlace, readPlaces } from "../effects/schedule/place.effects";
import { planSeries, readWeeklyStart, saveSeries } from "../effects/schedule/series.effects";
import type { WeeklyDialogProps } from "../screens/schedule/event-place";
import { type WeeklyCharts, WeeklyDialog } from "../screens/schedule/weekly-dialog";

/** Weekly practice, with separate charts for each team. */
export function wireWeekly({ client }: Pick<AppPorts, "client">): ComponentType<WeeklyDialogProps> {
  const charts: WeeklyCharts = {
    weeklyOf: (teamId) => ({
      machine: weeklyMachine.provide({
        actors: {
          readStart: effect(({ input }) => readWeeklyStart(client, teamId, input.today)),
          planSeries: effect(({ input }) => planSeries(client, teamId, input)),
          saveSeries: effect(({ input }) => saveSeries(client, teamId, input)),
        },
      }),
      place: placeFormMachine.provide({
        actors: { save: effect(({ input }) => addPlace(client, teamId, input)) },
      }),
    }),
    places: placesMachine.provide({
      actors: { read: effect(({ input }) => readPlaces(client, input.teamId)) },
    }),
    dateField: dateFieldMachine.provide({ actors: { readToday: effect(() => readToday()) } }),
    listTimeZones,
  };
  return (props) => <WeeklyDialog {...props} charts={charts} />;
}
