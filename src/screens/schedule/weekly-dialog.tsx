import { useState } from "react";
import { weeklyTexts } from "../../../domain/schedule/series-texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { TeamChoice } from "../../features/schedule/event/team-choice";
import { WeeklyForm } from "../../features/schedule/series/weekly-form";
import type { WeeklyFormProps } from "../../features/schedule/series/weekly-form-props";
import type { EventFormCharts } from "./event-form-dialog";
import type { WeeklyDialogProps } from "./event-place";

/** The charts of the form; some are made for a team, into which they save. */
export type WeeklyCharts = Pick<EventFormCharts, "places" | "dateField" | "listTimeZones"> & {
  weeklyOf: (teamId: string) => Pick<WeeklyFormProps, "machine" | "place">;
};

/** Creates a season of weekly practices. */
export function WeeklyDialog({
  isOpen,
  teamId,
  place,
  charts,
  onMade,
  onClosed,
}: WeeklyDialogProps & { charts: WeeklyCharts }) {
  return (
    <HeldDialog isOpen={isOpen} title={weeklyTexts.title} onClosed={onClosed}>
      {(hold) => (
        <TeamChoice teams={place.teams} teamId={teamId}>
          {(team) => (
            <OfTeam
              charts={charts}
              teamId={team.id}
              timeZone={team.time_zone}
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

type OfTeamProps = Pick<WeeklyFormProps, "teamId" | "timeZone" | "today" | "hold" | "onMade" | "onLeft"> & {
  charts: WeeklyCharts;
};

function OfTeam({ charts: { weeklyOf, ...charts }, teamId, ...props }: OfTeamProps) {
  const [ofTeam] = useState(() => weeklyOf(teamId));
  return <WeeklyForm {...props} {...charts} {...ofTeam} teamId={teamId} />;
}
