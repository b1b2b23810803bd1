// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const HuddleDone: Shape<components["schemas"]["HuddleDone"]> = {
  done: "boolean",
};
export { HuddleDone as takeOut };
