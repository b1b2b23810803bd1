// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const HuddleDone: Shape<components["schemas"]["HuddleDone"]> = {
  done: "boolean",
};

export const takeOut: Call<"takeOut"> = {
  method: "delete",
  path: "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/seat/user_id/{user_id}",
  bearer: true,
  shape: HuddleDone,
};
