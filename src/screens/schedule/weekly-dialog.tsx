import { weeklyTexts } from "../../../domain/schedule/series/series-texts";
import { WeeklyForm } from "../../features/schedule/series/weekly-form";
import type { WeeklyFormProps } from "../../features/schedule/series/weekly-form-props";
import type { EventFormMachines } from "./event-form-dialog";
import type { WeeklyDialogProps } from "./event-place";
import { TeamDialog } from "./team-dialog";

/** The machines of the form; some are made for a team, into which they save. */
export type WeeklyMachines = Pick<EventFormMachines, "places" | "dateField" | "listTimeZones"> & {
  weeklyOf: (teamId: string) => Pick<WeeklyFormProps, "machine" | "place">;
};

/** Creates a season of weekly practices. */
export const WeeklyDialog = ({
  place,
  machines: { weeklyOf, ...shared },
  onMade,
  ...props
}: WeeklyDialogProps & { machines: WeeklyMachines }) => (
  <TeamDialog {...props} title={weeklyTexts.title} teams={place.teams} machinesOf={weeklyOf}>
    {({ team, machines, hold }) => (
      <WeeklyForm
        {...shared}
        {...machines}
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
