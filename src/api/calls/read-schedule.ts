// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { ScheduleWindow } from "../shapes/schedule-window";

export const readSchedule: Call<"readSchedule"> = {
  method: "get",
  path: "/schedule",
  bearer: true,
  shape: ScheduleWindow,
};
