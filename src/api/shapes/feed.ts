// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";

const CheerCounts: Shape<components["schemas"]["CheerCounts"]> = {
  "clap?": "number",
  "fire?": "number",
  "heart?": "number",
  "laugh?": "number",
  "wow?": "number",
  "strong?": "number",
};
const LastMessage: Shape<components["schemas"]["LastMessage"]> = {
  seq: "number",
  author_id: "string",
  "text?": "string",
  made_at: "string",
  "withdrawn_as?": "string",
};
const CardEvent: Shape<components["schemas"]["CardEvent"]> = {
  event_id: "string",
  kind: "string",
  title: "string",
  "opponent?": "string",
  timing: "string",
  starts_local: "string",
  time_zone: "string",
  status: "string",
};
const Poll: Shape<components["schemas"]["Poll"]> = {
  options: ["string"],
  counts: ["number"],
  voters: "number",
  is_multiple: "boolean",
  shows_voters: "boolean",
  "closes_at?": "string",
  "closed_at?": "string",
};
const OwnCard: Shape<components["schemas"]["OwnCard"]> = {
  read_seq: "number",
  "muted_until?": "string",
  "cheer?": "string",
  picks: ["number"],
};
const ToRemind: Shape<components["schemas"]["ToRemind"]> = {
  for: "string",
  people: "number",
  "families?": "number",
};
const CardReaders: Shape<components["schemas"]["CardReaders"]> = {
  seen: "number",
  of: "number",
  "to_remind?": ToRemind,
};
const FeedCard: Shape<components["schemas"]["FeedCard"]> = {
  card_id: "string",
  team_id: "string",
  author_id: "string",
  as_staff: "boolean",
  posted_at: "string",
  text: "string",
  mentions: ["string"],
  cheers: CheerCounts,
  is_edited: "boolean",
  "withdrawn_as?": "string",
  "withdrawn_at?": "string",
  is_pinned: "boolean",
  takes_comments: "boolean",
  "comments_closed_as?": "string",
  comments: "number",
  last_seq: "number",
  "last?": LastMessage,
  "event?": CardEvent,
  "poll?": Poll,
  "mine?": OwnCard,
  "readers?": CardReaders,
};
const FeedTeam: Shape<components["schemas"]["FeedTeam"]> = {
  team_id: "string",
  name: "string",
  colour_one: "string",
  colour_two: "string",
  is_staff: "boolean",
  may_post: "boolean",
  "readers?": "number",
  as_of: "number",
};
const HuddlePerson: Shape<components["schemas"]["HuddlePerson"]> = {
  team_id: "string",
  user_id: "string",
  shown_name: "string",
  "drip_name?": "string",
  "avatar?": "string",
  "standing?": "string",
};
const Feed: Shape<components["schemas"]["Feed"]> = {
  cards: [FeedCard],
  teams: [FeedTeam],
  people: [HuddlePerson],
  blocked: ["string"],
  "next_after?": "string",
};
export { Feed };
