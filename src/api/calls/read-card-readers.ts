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
const WhoHasSeen: Shape<components["schemas"]["WhoHasSeen"]> = {
  readers: [{
    user_id: "string",
    has_seen: "boolean",
    is_seen_at_home: "boolean",
    has_voted: "boolean",
    is_voted_at_home: "boolean",
  }],
  people: [HuddlePerson],
};

export const readCardReaders: Call<"readCardReaders"> = {
  method: "get",
  path: "/team/team_id/{id}/feed_card/card_id/{card_id}/reader",
  bearer: true,
  shape: WhoHasSeen,
};
