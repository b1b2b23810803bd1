// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const LastMessage: Shape<components["schemas"]["LastMessage"]> = {
  seq: "number",
  author_id: "string",
  "text?": "string",
  made_at: "string",
  "withdrawn_as?": "string",
};
const ListedHuddle: Shape<components["schemas"]["ListedHuddle"]> = {
  id: "string",
  team_id: "string",
  kind: "string",
  name: "string",
  "title?": "string",
  is_mine: "boolean",
  is_over: "boolean",
  "last?": LastMessage,
  last_seq: "number",
  read_seq: "number",
  unread: "number",
  "muted_until?": "string",
  "event_id?": "string",
  version: "number",
};
const HuddlePerson: Shape<components["schemas"]["HuddlePerson"]> = {
  team_id: "string",
  user_id: "string",
  shown_name: "string",
  "drip_name?": "string",
  "avatar?": "string",
  "standing?": "string",
};
const TeamNumber: Shape<components["schemas"]["TeamNumber"]> = {
  team_id: "string",
  at: "number",
};
const Huddles: Shape<components["schemas"]["Huddles"]> = {
  huddles: [ListedHuddle],
  people: [HuddlePerson],
  as_of: [TeamNumber],
};

export const readHuddles: Call<"readHuddles"> = {
  method: "get",
  path: "/huddle",
  bearer: true,
  shape: Huddles,
};
