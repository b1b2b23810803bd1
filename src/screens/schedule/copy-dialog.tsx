import { seasonCopyTexts } from "../../../domain/schedule/series/series-texts";
import { SeasonCopy, type SeasonCopyProps } from "../../features/schedule/series/season-copy";
import type { WeeklyDialogProps } from "./event-place";
import { TeamDialog } from "./team-dialog";

export type CopyCharts = Pick<SeasonCopyProps, "dateField"> & {
  machineOf: (teamId: string) => SeasonCopyProps["machine"];
};

/** Series of last season onto new dates, at `?copy`. */
export const CopyDialog = ({
  place,
  charts: { machineOf, dateField },
  onMade,
  ...props
}: WeeklyDialogProps & { charts: CopyCharts }) => (
  <TeamDialog {...props} title={seasonCopyTexts.title} teams={place.teams} chartsOf={machineOf}>
    {({ charts: machine, hold }) => (
      <SeasonCopy
        machine={machine}
        dateField={dateField}
        today={place.today}
        hold={hold}
        onMade={onMade}
        onLeft={props.onClosed}
      />
    )}
  </TeamDialog>
);
