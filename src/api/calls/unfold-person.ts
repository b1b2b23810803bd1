// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { FoldedPeople } from "../shapes/folded-people";

export const unfoldPerson: Call<"unfoldPerson"> = {
  method: "delete",
  path: "/user/me/block/user_id/{user_id}",
  bearer: true,
  shape: FoldedPeople,
};
