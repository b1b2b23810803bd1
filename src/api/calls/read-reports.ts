// Generated from openapi.yaml by npm run generate; never edited by hand.
import type { Shape } from "../../../domain/base/shape";
import type { components } from "../../../openapi";
import type { Call } from "../call";

const CopiedMessage: Shape<components["schemas"]["CopiedMessage"]> = {
  seq: "number",
  author_id: "string",
  text: "string",
  made_at: "string",
  "withdrawn_as?": "string",
};
const ReportCopy: Shape<components["schemas"]["ReportCopy"]> = {
  message: CopiedMessage,
  before: [CopiedMessage],
  after: [CopiedMessage],
};
const Report: Shape<components["schemas"]["Report"]> = {
  report_id: "string",
  "huddle_id?": "string",
  target_id: "string",
  about_user_id: "string",
  reason: "string",
  "note?": "string",
  copy: ReportCopy,
  made_at: "string",
  "decision?": "string",
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
const Reports: Shape<components["schemas"]["Reports"]> = {
  reports: [Report],
  people: [HuddlePerson],
};

export const readReports: Call<"readReports"> = {
  method: "get",
  path: "/team/team_id/{id}/report",
  bearer: true,
  shape: Reports,
};
