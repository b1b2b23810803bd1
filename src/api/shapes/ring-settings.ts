// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const RingSettings: Shape<components["schemas"]["RingSettings"]> = {
  talk: "string",
  posts: "boolean",
  is_quiet: "boolean",
  quiet_from: "string",
  quiet_to: "string",
  digest: "string",
  "muted_mails?": ["string"],
  version: "number",
};
export { RingSettings };
