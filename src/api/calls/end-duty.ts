// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { DutyBook } from "../shapes/duty-book";

export const endDuty: Call<"endDuty"> = {
  method: "delete",
  path: "/team/team_id/{id}/duty/duty_id/{duty_id}",
  bearer: true,
  shape: DutyBook,
};
