// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Pings } from "../shapes/pings";

export const readPings: Call<"readPings"> = {
  method: "get",
  path: "/user/me/pings",
  bearer: true,
  shape: Pings,
};
