// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { MembershipEnd } from "../shapes/membership-end";

export const endMembership: Call<"endMembership"> = {
  method: "post",
  path: "/team/team_id/{id}/membership/membership_id/{membership_id}/end",
  bearer: true,
  shape: MembershipEnd,
};
