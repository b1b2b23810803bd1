// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Receipt } from "../shapes/receipt";

export const tellFamilies: Call<"tellFamilies"> = {
  method: "put",
  path: "/team/team_id/{id}/event/event_id/{event_id}/receipt/told",
  bearer: true,
  shape: Receipt,
};
