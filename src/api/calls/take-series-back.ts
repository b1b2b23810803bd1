// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { EventEnd } from "../shapes/event-end";

export const takeSeriesBack: Call<"takeSeriesBack"> = {
  method: "delete",
  path: "/team/team_id/{id}/series/series_id/{series_id}",
  bearer: true,
  shape: EventEnd,
};
