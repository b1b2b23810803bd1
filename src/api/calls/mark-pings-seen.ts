// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Pings } from "../shapes/pings";

export const markPingsSeen: Call<"markPingsSeen"> = {
  method: "post",
  path: "/user/me/pings/seen",
  bearer: true,
  shape: Pings,
};
