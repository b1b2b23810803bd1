import { weeklyTexts } from "../../domain/schedule/series/series-texts";
import { listTimeZones } from "../effects/account/time-zone-list.effects";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { dateFieldWith } from "../effects/dates/date-field.actors";
import { placeFormWith, placesWith } from "../effects/schedule/place.actors";
import { weeklyWith } from "../effects/schedule/weekly.actors";
import { WeeklyForm } from "../features/schedule/series/weekly-form";
import type { ScheduleDialog } from "../screens/schedule/event-place";
import { TeamDialog } from "../screens/schedule/team-dialog";

/** Creates a season of weekly practices, at `?new=weekly`. */
export function wireWeekly(
  ports: Pick<AppPorts, "client">,
): ScheduleDialog<"teams" | "today" | "onSeriesMade"> {
  const shared = { places: placesWith(ports), dateField: dateFieldWith(), listTimeZones };
  const machinesOf = (teamId: string) => ({
    machine: weeklyWith(ports, teamId),
    place: placeFormWith(ports, teamId),
  });
  return (props) => (
    <TeamDialog {...props} title={weeklyTexts.title} machinesOf={machinesOf}>
      {({ team, machines, hold }) => (
        <WeeklyForm
          {...shared}
          {...machines}
          teamId={team.id}
          timeZone={team.time_zone}
          today={props.page.today}
          hold={hold}
          onMade={props.page.onSeriesMade}
          onLeft={props.close}
        />
      )}
    </TeamDialog>
  );
}
