import type { components } from "../../openapi";
import type { Shape } from "../base/shape";

export type User = components["schemas"]["User"];

/** What is read of a user. */
export const userShape: Shape<User> = {
  id: "string",
  role: "string",
  full_name: "string",
  first_name: "string?",
  last_name: "string?",
  avatar: "string?",
  is_deleted: "boolean",
  time_zone: "string?",
  email_address: "string",
  drip_name: "string?",
};
