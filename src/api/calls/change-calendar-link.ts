// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { CalendarLink } from "../shapes/calendar-link";

export const changeCalendarLink: Call<"changeCalendarLink"> = {
  method: "patch",
  path: "/user/me/calendar_link/link_id/{id}",
  bearer: true,
  shape: CalendarLink,
};
