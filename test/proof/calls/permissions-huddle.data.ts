import type { HuddleOperation } from "../../support/contract/cases/huddle.cases";
import type { ReportOperation } from "../../support/contract/cases/report.cases";
import { type Row, squadMembersGet } from "./permissions-rows";

/** The callers are adults with verified addresses, without a standing to the team. Standings: test/server/commands/huddle/rights.data.ts. */
export const huddlePermissions: Record<HuddleOperation | ReportOperation, Row> = {
  readHuddles: squadMembersGet(200),
  searchMessages: squadMembersGet(200),
  startGroup: squadMembersGet("TEAM_404"),
  readHuddle: squadMembersGet("HUDDLE_404"),
  renameGroup: squadMembersGet("HUDDLE_404"),
  closeGroup: squadMembersGet("HUDDLE_404"),
  readReaders: squadMembersGet("HUDDLE_404"),
  bringIn: squadMembersGet("HUDDLE_404"),
  takeOut: squadMembersGet("HUDDLE_404"),
  openEventHuddle: squadMembersGet("TEAM_404"),
  readMessages: squadMembersGet("HUDDLE_404"),
  sendMessage: squadMembersGet("HUDDLE_404"),
  editMessage: squadMembersGet("HUDDLE_404"),
  takeMessageBack: squadMembersGet("HUDDLE_404"),
  readMessageVersions: squadMembersGet("HUDDLE_404"),
  readCheers: squadMembersGet("HUDDLE_404"),
  cheerMessage: squadMembersGet("HUDDLE_404"),
  takeCheerBack: squadMembersGet("HUDDLE_404"),
  moveMarker: squadMembersGet("HUDDLE_404"),
  readReports: squadMembersGet("TEAM_404"),
  reportMessage: squadMembersGet("TEAM_404"),
  decideReport: squadMembersGet("TEAM_404"),
  readFoldedPeople: squadMembersGet(200),
  foldPerson: squadMembersGet("COLLABORATOR_404"),
  unfoldPerson: squadMembersGet("COLLABORATOR_404"),
};
