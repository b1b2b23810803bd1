import type { ComponentType } from "react";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { TeamAnswers, type TeamAnswersProps } from "../features/schedule/answer/team-answers";
import type { HousePorts } from "./house-ports";
import { withOwnCharts } from "./own-charts";
import { openSchedule } from "./schedule-charts.wiring";

/** The answers on a team's page, saved and queued like those of the schedule. */
export function wireTeamAnswers(ports: HousePorts): ComponentType<TeamAnswersProps> {
  const { now } = serverClockOf(ports.client);
  return withOwnCharts(ports, {
    open: () => openSchedule(ports, window),
    draw: ({ answer }, props: TeamAnswersProps) => <TeamAnswers {...props} machine={answer} now={now} />,
  });
}
