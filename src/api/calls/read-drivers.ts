// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Drivers } from "../shapes/drivers";

export const readDrivers: Call<"readDrivers"> = {
  method: "get",
  path: "/child/child_id/{id}/driver",
  bearer: true,
  shape: Drivers,
};
