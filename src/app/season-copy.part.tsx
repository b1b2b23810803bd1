import { seasonCopyTexts } from "../../domain/schedule/series/series-texts";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { dateFieldWith } from "../effects/dates/date-field.actors";
import { seasonCopyWith } from "../effects/schedule/season-copy.actors";
import { SeasonCopy } from "../features/schedule/series/season-copy";
import type { ScheduleDialog } from "../screens/schedule/event-place";
import { TeamDialog } from "../screens/schedule/team-dialog";

/** Copies series of last season onto new dates, at `?copy`. */
export function wireSeasonCopy(
  ports: Pick<AppPorts, "client">,
): ScheduleDialog<"teams" | "today" | "onSeriesMade"> {
  const machineOf = (teamId: string) => seasonCopyWith(ports, teamId);
  const dateField = dateFieldWith();
  return (props) => (
    <TeamDialog {...props} title={seasonCopyTexts.title} machinesOf={machineOf}>
      {({ machines: machine, hold }) => (
        <SeasonCopy
          machine={machine}
          dateField={dateField}
          today={props.page.today}
          hold={hold}
          onMade={props.page.onSeriesMade}
          onLeft={props.close}
        />
      )}
    </TeamDialog>
  );
}
