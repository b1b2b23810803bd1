// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const CalendarLink: Shape<components["schemas"]["CalendarLink"]> = {
  id: "string",
  scope: "string",
  "child_id?": "string",
  "team_id?": "string",
  "name?": "string",
  "guest_name?": "string",
  "link?": "string",
  leaves_out_declined: "boolean",
  "ends_on?": "string",
  "last_fetched_at?": "string",
  "last_fetched_by?": "string",
  is_mine: "boolean",
  version: "number",
};
const CalendarLinks: Shape<components["schemas"]["CalendarLinks"]> = {
  items: [CalendarLink],
  children: [{
    child_id: "string",
    first_name: "string",
    "guests_until?": "string",
  }],
  teams: [{
    team_id: "string",
    name: "string",
  }],
};

export const readCalendarLinks: Call<"readCalendarLinks"> = {
  method: "get",
  path: "/user/me/calendar_link",
  bearer: true,
  shape: CalendarLinks,
};
