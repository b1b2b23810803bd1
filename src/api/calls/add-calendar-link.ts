// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { CalendarLink } from "../shapes/calendar-link";

export const addCalendarLink: Call<"addCalendarLink"> = {
  method: "post",
  path: "/user/me/calendar_link",
  bearer: true,
  shape: CalendarLink,
};
