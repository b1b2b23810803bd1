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
const Voters: Shape<components["schemas"]["Voters"]> = {
  voters: [{
    user_id: "string",
    picks: ["number"],
  }],
  people: [HuddlePerson],
};

export const readVoters: Call<"readVoters"> = {
  method: "get",
  path: "/team/team_id/{id}/feed_card/card_id/{card_id}/voter",
  bearer: true,
  shape: Voters,
};
