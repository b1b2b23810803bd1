// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const MessageVersion: Shape<components["schemas"]["MessageVersion"]> = {
  number: "number",
  text: "string",
  until: "string",
};
const MessageVersions: Shape<components["schemas"]["MessageVersions"]> = {
  versions: [MessageVersion],
};

export const readMessageVersions: Call<"readMessageVersions"> = {
  method: "get",
  path: "/team/team_id/{id}/huddle/huddle_id/{huddle_id}/message/message_id/{message_id}/version",
  bearer: true,
  shape: MessageVersions,
};
