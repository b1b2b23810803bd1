// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Feed } from "../shapes/feed";

export const postCard: Call<"postCard"> = {
  method: "post",
  path: "/team/team_id/{id}/feed_card",
  bearer: true,
  shape: Feed,
};
