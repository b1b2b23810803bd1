// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Feed } from "../shapes/feed";

export const vote: Call<"vote"> = {
  method: "put",
  path: "/team/team_id/{id}/feed_card/card_id/{card_id}/vote",
  bearer: true,
  shape: Feed,
};
