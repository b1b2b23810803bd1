import type { ComponentType } from "react";
import { dateFieldMachine } from "../../machines/dates/date-field.machine";
import { seasonCopyMachine } from "../../machines/schedule/season-copy.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { readToday } from "../effects/dates/temporal.effects";
import { copySeries, planCopy, readLastSeason } from "../effects/schedule/season-copy.effects";
import { type CopyCharts, CopyDialog } from "../screens/schedule/copy-dialog";
import type { WeeklyDialogProps } from "../screens/schedule/event-place";

/** The dialog that copies series of last season. */
export function wireSeasonCopy({ client }: Pick<AppPorts, "client">): ComponentType<WeeklyDialogProps> {
  const charts: CopyCharts = {
    machineOf: (teamId) =>
      seasonCopyMachine.provide({
        actors: {
          readLastSeason: effect(() => readLastSeason(client, teamId)),
          planCopy: effect(({ input }) => planCopy(client, teamId, input)),
          copy: effect(({ input }) => copySeries(client, teamId, input)),
        },
      }),
    dateField: dateFieldMachine.provide({ actors: { readToday: effect(() => readToday()) } }),
  };
  return (props) => <CopyDialog {...props} charts={charts} />;
}
