// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Person: Shape<components["schemas"]["Person"]> = {
  user_id: "string",
  name: "string",
  "drip_name?": "string",
  "avatar?": "string",
};
const JoinRequest: Shape<components["schemas"]["JoinRequest"]> = {
  request_id: "string",
  name: "string",
  "is_child?": "boolean",
  from: Person,
  roles: ["string"],
  created_at: "string",
  may_go_with_all: "boolean",
  questions: ["string"],
  "similar_membership_id?": "string",
};
const JoinRequests: Shape<components["schemas"]["JoinRequests"]> = {
  items: [JoinRequest],
  "next_after?": "string",
};

export const readJoinRequests: Call<"readJoinRequests"> = {
  method: "get",
  path: "/team/team_id/{id}/join_request",
  bearer: true,
  shape: JoinRequests,
};
