// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const HuddlePerson: Shape<components["schemas"]["HuddlePerson"]> = {
  team_id: "string",
  user_id: "string",
  shown_name: "string",
  "drip_name?": "string",
  "avatar?": "string",
  "standing?": "string",
};
const Cheers: Shape<components["schemas"]["Cheers"]> = {
  cheers: [{
    user_id: "string",
    cheer: "string",
  }],
  people: [HuddlePerson],
};

export const readCheers: Call<"readCheers"> = {
  method: "get",
  path: "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message/message_id/{message_id}/reaction",
  bearer: true,
  shape: Cheers,
};
