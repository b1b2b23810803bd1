// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Feed } from "../shapes/feed";

export const readFeed: Call<"readFeed"> = {
  method: "get",
  path: "/feed",
  bearer: true,
  shape: Feed,
};
