// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const Answerer: Shape<components["schemas"]["Answerer"]> = {
  name: "string",
  is_me: "boolean",
};
const KeptAnswer: Shape<components["schemas"]["KeptAnswer"]> = {
  membership_id: "string",
  "answer?": "string",
  "note?": "string",
  "answered_by?": Answerer,
  "answered_at?": "string",
  answer_version: "number",
  is_for_old_time: "boolean",
  "seen_version?": "number",
  "source?": "string",
  "said_until?": "string",
  "over?": "string",
  "may_be_usual?": "boolean",
};

export const answerEvent: Call<"answerEvent"> = {
  method: "put",
  path: "/team/team_id/{id}/event/event_id/{event_id}/answer/membership_id/{membership_id}",
  bearer: true,
  shape: KeptAnswer,
};
