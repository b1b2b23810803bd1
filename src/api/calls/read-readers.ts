// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Reader: Shape<components["schemas"]["Reader"]> = {
  user_id: "string",
  standing: "string",
  of: ["string"],
};
const HuddlePerson: Shape<components["schemas"]["HuddlePerson"]> = {
  team_id: "string",
  user_id: "string",
  shown_name: "string",
  "drip_name?": "string",
  "avatar?": "string",
  "standing?": "string",
};
const Readers: Shape<components["schemas"]["Readers"]> = {
  readers: [Reader],
  people: [HuddlePerson],
};

export const readReaders: Call<"readReaders"> = {
  method: "get",
  path: "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/reader",
  bearer: true,
  shape: Readers,
};
