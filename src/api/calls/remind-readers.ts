// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Reminded: Shape<components["schemas"]["Reminded"]> = {
  reminded: "number",
};

export const remindReaders: Call<"remindReaders"> = {
  method: "post",
  path: "/team/team_id/{id}/feed_card/card_id/{card_id}/nudge",
  bearer: true,
  shape: Reminded,
};
