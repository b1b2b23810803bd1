// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const MessageVersion: Shape<components["schemas"]["MessageVersion"]> = {
  number: "number",
  text: "string",
  until: "string",
};
const MessageVersions: Shape<components["schemas"]["MessageVersions"]> = {
  versions: [MessageVersion],
};
export { MessageVersions as readMessageVersions };
