// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const SamePair: Shape<components["schemas"]["SamePair"]> = {
  membership_id: "string",
  counts_as: "string",
};
const SamePlayers: Shape<components["schemas"]["SamePlayers"]> = {
  pairs: [SamePair],
};
export { SamePlayers };
