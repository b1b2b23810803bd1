// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Drivers } from "../shapes/drivers";

export const forbidDriver: Call<"forbidDriver"> = {
  method: "delete",
  path: "/child/child_id/{id}/driver/user_id/{user_id}",
  bearer: true,
  shape: Drivers,
};
