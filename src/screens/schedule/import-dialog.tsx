import { useState } from "react";
import { importTexts } from "../../../domain/schedule/import/import-texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { TeamChoice } from "../../features/schedule/event/team-choice";
import { ScheduleImport, type ScheduleImportProps } from "../../features/schedule/import/schedule-import";
import type { ImportDialogProps } from "./event-place";

/** The chart reads and saves for one team. */
type Charts = { machineOf: (teamId: string) => ScheduleImportProps["machine"] };

/** Staff take over a league's list. */
export function ImportDialog({
  isOpen,
  teamId,
  place,
  machineOf,
  onSaved,
  onClosed,
}: ImportDialogProps & Charts) {
  return (
    <HeldDialog isOpen={isOpen} title={importTexts.title} onClosed={onClosed}>
      {(hold) => (
        <TeamChoice teams={place.teams} teamId={teamId}>
          {(team) => (
            <OfTeam
              machineOf={() => machineOf(team.id)}
              team={{ today: place.today, timeZone: team.time_zone, teamName: team.name }}
              hold={hold}
              onSaved={onSaved}
              onClosed={onClosed}
            />
          )}
        </TeamChoice>
      )}
    </HeldDialog>
  );
}

type OfTeamProps = Omit<ScheduleImportProps, "machine"> & { machineOf: () => ScheduleImportProps["machine"] };

function OfTeam({ machineOf, ...props }: OfTeamProps) {
  const [machine] = useState(machineOf);
  return <ScheduleImport {...props} machine={machine} />;
}
