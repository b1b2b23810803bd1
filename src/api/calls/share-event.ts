// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const ShortFormUrl: Shape<components["schemas"]["ShortFormUrl"]> = {
  address: "string",
  may_remove: "boolean",
};

export const shareEvent: Call<"shareEvent"> = {
  method: "put",
  path: "/team/team_id/{id}/event/event_id/{event_id}/short_form_url",
  bearer: true,
  shape: ShortFormUrl,
};
