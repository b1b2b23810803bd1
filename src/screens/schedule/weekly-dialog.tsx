import { weeklyTexts } from "../../../domain/schedule/series/series-texts";
import { WeeklyForm } from "../../features/schedule/series/weekly-form";
import type { WeeklyFormProps } from "../../features/schedule/series/weekly-form-props";
import type { EventFormCharts } from "./event-form-dialog";
import type { WeeklyDialogProps } from "./event-place";
import { TeamDialog } from "./team-dialog";

/** The charts of the form; some are made for a team, into which they save. */
export type WeeklyCharts = Pick<EventFormCharts, "places" | "dateField" | "listTimeZones"> & {
  weeklyOf: (teamId: string) => Pick<WeeklyFormProps, "machine" | "place">;
};

/** Creates a season of weekly practices. */
export const WeeklyDialog = ({
  place,
  charts: { weeklyOf, ...shared },
  onMade,
  ...props
}: WeeklyDialogProps & { charts: WeeklyCharts }) => (
  <TeamDialog {...props} title={weeklyTexts.title} teams={place.teams} chartsOf={weeklyOf}>
    {({ team, charts, hold }) => (
      <WeeklyForm
        {...shared}
        {...charts}
        teamId={team.id}
        timeZone={team.time_zone}
        today={place.today}
        hold={hold}
        onMade={onMade}
        onLeft={props.onClosed}
      />
    )}
  </TeamDialog>
);
