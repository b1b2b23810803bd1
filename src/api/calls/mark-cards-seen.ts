// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Pings } from "../shapes/pings";

export const markCardsSeen: Call<"markCardsSeen"> = {
  method: "post",
  path: "/feed/seen",
  bearer: true,
  shape: Pings,
};
