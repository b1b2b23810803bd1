// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Drivers } from "../shapes/drivers";

export const allowDriver: Call<"allowDriver"> = {
  method: "put",
  path: "/child/child_id/{id}/driver/user_id/{user_id}",
  bearer: true,
  shape: Drivers,
};
