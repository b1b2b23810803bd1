// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { AbsenceReview } from "../shapes/absence-review";

export const addAbsences: Call<"addAbsences"> = {
  method: "post",
  path: "/user/me/absence",
  bearer: true,
  shape: AbsenceReview,
};
