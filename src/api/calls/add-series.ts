// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { SeriesOrPlan } from "../shapes/series-or-plan";

export const addSeries: Call<"addSeries"> = {
  method: "post",
  path: "/team/team_id/{id}/series",
  bearer: true,
  shape: SeriesOrPlan,
};
