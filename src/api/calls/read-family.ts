// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Guardian: Shape<components["schemas"]["Guardian"]> = {
  user_id: "string",
  name: "string",
  "drip_name?": "string",
  is_me: "boolean",
  "since?": "string",
  "let_in_by?": "string",
  "may_take_back_until?": "string",
  "takes_along?": ["string"],
  "may_request_removal?": "boolean",
  "removal?": {
    request_id: "string",
    requested_by_name: "string",
    is_mine: "boolean",
    ends_at: "string",
  },
};
const Follower: Shape<components["schemas"]["Follower"]> = {
  user_id: "string",
  name: "string",
  "drip_name?": "string",
  since: "string",
};
const OpenCircleRequest: Shape<components["schemas"]["OpenCircleRequest"]> = {
  request_id: "string",
  user_id: "string",
  name: "string",
  wish: "string",
  origin: "string",
  has_link_maker_left: "boolean",
  created_at: "string",
};
const ChildTeam: Shape<components["schemas"]["ChildTeam"]> = {
  id: "string",
  name: "string",
  "colour_one?": "string",
  "colour_two?": "string",
  membership_id: "string",
  "number?": "string",
};
const Child: Shape<components["schemas"]["Child"]> = {
  id: "string",
  "first_name?": "string",
  "last_initial?": "string",
  "date_of_birth?": "string",
  "shown_as?": "string",
  "may_be_photographed?": "boolean",
  "my_photo_consent?": "boolean",
  "guardians?": [Guardian],
  "followers?": [Follower],
  "requests?": [OpenCircleRequest],
  teams: [ChildTeam],
  "is_frozen?": "boolean",
  "version?": "number",
};
const TakenDown: Shape<components["schemas"]["TakenDown"]> = {
  id: "string",
  first_name: "string",
  deletion_due_at: "string",
};
const Family: Shape<components["schemas"]["Family"]> = {
  children: [Child],
  following: [Child],
  "taken_down?": [TakenDown],
};

export const readFamily: Call<"readFamily"> = {
  method: "get",
  path: "/user/me/family",
  bearer: true,
  shape: Family,
};
