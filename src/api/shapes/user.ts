// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const User: Shape<components["schemas"]["User"]> = {
  id: "string",
  created_at: "string",
  role: "string",
  full_name: "string",
  "first_name?": "string",
  "last_name?": "string",
  "avatar?": "string",
  is_deleted: "boolean",
  "time_zone?": "string",
  "last_release_notes_at?": "string",
  email_address: "string",
  "drip_name?": "string",
  "age?": "string",
  "is_email_address_verified?": "boolean",
  "phone_number?": "string",
};
export { User };
