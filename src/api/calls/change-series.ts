// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { SeriesOrPlan } from "../shapes/series-or-plan";

export const changeSeries: Call<"changeSeries"> = {
  method: "patch",
  path: "/team/team_id/{id}/series/series_id/{series_id}",
  bearer: true,
  shape: SeriesOrPlan,
};
