// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Receipt } from "../shapes/receipt";

export const untellFamilies: Call<"untellFamilies"> = {
  method: "delete",
  path: "/team/team_id/{id}/event/event_id/{event_id}/receipt/told",
  bearer: true,
  shape: Receipt,
};
