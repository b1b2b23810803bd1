// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { DutyBook } from "../shapes/duty-book";

export const readDuties: Call<"readDuties"> = {
  method: "get",
  path: "/team/team_id/{id}/duty",
  bearer: true,
  shape: DutyBook,
};
