// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Pings } from "../shapes/pings";

export const markDingsRead: Call<"markDingsRead"> = {
  method: "post",
  path: "/ding/read",
  bearer: true,
  shape: Pings,
};
