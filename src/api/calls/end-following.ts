// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Ending } from "../shapes/ending";

export const endFollowing: Call<"endFollowing"> = {
  method: "delete",
  path: "/child/child_id/{id}/follower/user_id/{user_id}",
  bearer: true,
  shape: Ending,
};
