// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { DutyBook } from "../shapes/duty-book";

export const changeDuty: Call<"changeDuty"> = {
  method: "patch",
  path: "/team/team_id/{id}/duty/duty_id/{duty_id}",
  bearer: true,
  shape: DutyBook,
};
