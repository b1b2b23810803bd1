// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Call } from "../call";
import { Message } from "../shapes/message";

export const sendMessage: Call<"sendMessage"> = {
  method: "post",
  path: "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message",
  bearer: true,
  shape: Message,
};
