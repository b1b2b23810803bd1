// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { DutyBook } from "../shapes/duty-book";

export const undoShare: Call<"undoShare"> = {
  method: "delete",
  path: "/team/team_id/{id}/duty/share",
  bearer: true,
  shape: DutyBook,
};
