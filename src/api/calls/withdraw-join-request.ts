// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { MembershipEnd } from "../shapes/membership-end";

export const withdrawJoinRequest: Call<"withdrawJoinRequest"> = {
  method: "delete",
  path: "/team/team_id/{id}/join_request/request_id/{request_id}",
  bearer: true,
  shape: MembershipEnd,
};
