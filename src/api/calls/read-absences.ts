// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Answerer: Shape<components["schemas"]["Answerer"]> = {
  name: "string",
  is_me: "boolean",
};
const Absence: Shape<components["schemas"]["Absence"]> = {
  id: "string",
  "child_id?": "string",
  first_name: "string",
  first_day: "string",
  last_day: "string",
  weekdays: "number",
  said_by: Answerer,
  said_at: "string",
  covers: "number",
  version: "number",
};
const AbsencePerson: Shape<components["schemas"]["AbsencePerson"]> = {
  "child_id?": "string",
  first_name: "string",
};
const UsualYes: Shape<components["schemas"]["UsualYes"]> = {
  team_id: "string",
  membership_id: "string",
  since: "string",
  until: "string",
  said_by: Answerer,
  said_at: "string",
  version: "number",
  is_paused: "boolean",
};
const UsualPlayer: Shape<components["schemas"]["UsualPlayer"]> = {
  team_id: "string",
  team_name: "string",
  colour_one: "string",
  colour_two: "string",
  membership_id: "string",
  "child_id?": "string",
  first_name: "string",
  "number?": "string",
  takes_usual: "boolean",
  "usual?": UsualYes,
};
const Absences: Shape<components["schemas"]["Absences"]> = {
  items: [Absence],
  people: [AbsencePerson],
  players: [UsualPlayer],
};

export const readAbsences: Call<"readAbsences"> = {
  method: "get",
  path: "/user/me/absence",
  bearer: true,
  shape: Absences,
};
