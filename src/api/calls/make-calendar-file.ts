// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const CalendarFile: Shape<components["schemas"]["CalendarFile"]> = {
  address: "string",
  until: "string",
};

export const makeCalendarFile: Call<"makeCalendarFile"> = {
  method: "post",
  path: "/team/team_id/{id}/event/event_id/{event_id}/calendar_file",
  bearer: true,
  shape: CalendarFile,
};
