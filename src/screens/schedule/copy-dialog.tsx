import { seasonCopyTexts } from "../../../domain/schedule/series/series-texts";
import { SeasonCopy, type SeasonCopyProps } from "../../features/schedule/series/season-copy";
import type { WeeklyDialogProps } from "./event-place";
import { TeamDialog } from "./team-dialog";

export type CopyMachines = Pick<SeasonCopyProps, "dateField"> & {
  machineOf: (teamId: string) => SeasonCopyProps["machine"];
};

/** Series of last season onto new dates, at `?copy`. */
export const CopyDialog = ({
  place,
  machines: { machineOf, dateField },
  onMade,
  ...props
}: WeeklyDialogProps & { machines: CopyMachines }) => (
  <TeamDialog {...props} title={seasonCopyTexts.title} teams={place.teams} machinesOf={machineOf}>
    {({ machines: machine, hold }) => (
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
