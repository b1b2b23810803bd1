// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const MembershipEnd: Shape<components["schemas"]["MembershipEnd"]> = {
  ended: "boolean",
};
export { MembershipEnd };
