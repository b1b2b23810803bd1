import { useState } from "react";
import { seasonCopyTexts } from "../../../domain/schedule/series-texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { TeamChoice } from "../../features/schedule/event/team-choice";
import { SeasonCopy, type SeasonCopyProps } from "../../features/schedule/series/season-copy";
import type { WeeklyDialogProps } from "./event-place";

export type CopyCharts = Pick<SeasonCopyProps, "dateField"> & {
  machineOf: (teamId: string) => SeasonCopyProps["machine"];
};

/** Series of last season onto new dates, at `?copy`. */
export function CopyDialog({
  isOpen,
  teamId,
  place,
  charts,
  onMade,
  onClosed,
}: WeeklyDialogProps & { charts: CopyCharts }) {
  return (
    <HeldDialog isOpen={isOpen} title={seasonCopyTexts.title} onClosed={onClosed}>
      {(hold) => (
        <TeamChoice teams={place.teams} teamId={teamId}>
          {(team) => (
            <OfTeam
              charts={charts}
              teamId={team.id}
              today={place.today}
              hold={hold}
              onMade={onMade}
              onLeft={onClosed}
            />
          )}
        </TeamChoice>
      )}
    </HeldDialog>
  );
}

type OfTeamProps = Omit<SeasonCopyProps, "machine" | "dateField"> & { charts: CopyCharts; teamId: string };

function OfTeam({ charts: { machineOf, dateField }, teamId, ...props }: OfTeamProps) {
  const [machine] = useState(() => machineOf(teamId));
  return <SeasonCopy {...props} machine={machine} dateField={dateField} />;
}
