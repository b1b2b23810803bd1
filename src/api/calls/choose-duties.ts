// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { DutyBook } from "../shapes/duty-book";

export const chooseDuties: Call<"chooseDuties"> = {
  method: "put",
  path: "/team/team_id/{id}/duty/choice/membership_id/{membership_id}",
  bearer: true,
  shape: DutyBook,
};
