import type { ComponentType } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { scheduleWith } from "../effects/schedule/schedule.actors";
import { serverClockOf } from "../effects/schedule/server-clock.effects";
import { TeamAnswers, type TeamAnswersProps } from "../features/schedule/answer/team-answers";
import { withOwnMachines } from "./own-machines";

/** The answers on a team's page, saved and queued like those of the schedule. */
export function wireTeamAnswers(ports: AppPorts): ComponentType<TeamAnswersProps> {
  const { now } = serverClockOf(ports.client);
  return withOwnMachines(ports, {
    open: () => scheduleWith(ports, window),
    draw: ({ answer }, props: TeamAnswersProps) => <TeamAnswers {...props} machine={answer} now={now} />,
  });
}
