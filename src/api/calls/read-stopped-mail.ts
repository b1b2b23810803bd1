// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const StoppedTeam: Shape<components["schemas"]["StoppedTeam"]> = {
  team_id: "string",
  name: "string",
};
const StoppedMail: Shape<components["schemas"]["StoppedMail"]> = {
  teams: [StoppedTeam],
};

export const readStoppedMail: Call<"readStoppedMail"> = {
  method: "get",
  path: "/user/me/stopped_mail",
  bearer: true,
  shape: StoppedMail,
};
