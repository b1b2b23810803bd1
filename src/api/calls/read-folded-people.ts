// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { FoldedPeople } from "../shapes/folded-people";

export const readFoldedPeople: Call<"readFoldedPeople"> = {
  method: "get",
  path: "/user/me/block",
  bearer: true,
  shape: FoldedPeople,
};
