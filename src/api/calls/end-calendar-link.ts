// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Ending } from "../shapes/ending";

export const endCalendarLink: Call<"endCalendarLink"> = {
  method: "delete",
  path: "/user/me/calendar_link/link_id/{id}",
  bearer: true,
  shape: Ending,
};
