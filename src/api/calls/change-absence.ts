// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { AbsenceReview } from "../shapes/absence-review";

export const changeAbsence: Call<"changeAbsence"> = {
  method: "patch",
  path: "/user/me/absence/absence_id/{id}",
  bearer: true,
  shape: AbsenceReview,
};
