// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Ending } from "../shapes/ending";

export const beginTeamMail: Call<"beginTeamMail"> = {
  method: "delete",
  path: "/user/me/stopped_mail/team_id/{id}",
  bearer: true,
  shape: Ending,
};
