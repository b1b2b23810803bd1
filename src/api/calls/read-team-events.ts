// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { ScheduleWindow } from "../shapes/schedule-window";

export const readTeamEvents: Call<"readTeamEvents"> = {
  method: "get",
  path: "/team/team_id/{id}/event",
  bearer: true,
  shape: ScheduleWindow,
};
