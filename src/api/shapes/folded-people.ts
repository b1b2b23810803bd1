// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const Person: Shape<components["schemas"]["Person"]> = {
  user_id: "string",
  name: "string",
  "drip_name?": "string",
  "avatar?": "string",
};
const FoldedPeople: Shape<components["schemas"]["FoldedPeople"]> = {
  people: [Person],
};
export { FoldedPeople };
