// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Acknowledgement: Shape<components["schemas"]["Acknowledgement"]> = {
  team_id: "string",
  event_id: "string",
  "seen_version?": "number",
};
const Acknowledgements: Shape<components["schemas"]["Acknowledgements"]> = {
  items: [Acknowledgement],
};

export const acknowledgeEvents: Call<"acknowledgeEvents"> = {
  method: "post",
  path: "/schedule/got_it",
  bearer: true,
  shape: Acknowledgements,
};
