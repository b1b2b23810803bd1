// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Receipt } from "../shapes/receipt";

export const readReceipt: Call<"readReceipt"> = {
  method: "get",
  path: "/team/team_id/{id}/event/event_id/{event_id}/receipt",
  bearer: true,
  shape: Receipt,
};
