// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Message } from "../shapes/message";

export const takeCheerBack: Call<"takeCheerBack"> = {
  method: "delete",
  path: "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message/message_id/{message_id}/reaction",
  bearer: true,
  shape: Message,
};
