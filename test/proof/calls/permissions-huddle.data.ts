import type { HuddleOperation } from "../../support/contract/contract-calls-huddle";
import type { ReportOperation } from "../../support/contract/contract-calls-report";
import { type Row, squadMembersGet } from "./permissions-rows";

/** The callers are adults with verified addresses, without a standing to the team. Standings: test/server/huddle/rights.data.ts. */
export const huddlePermissions: Record<HuddleOperation | ReportOperation, Row> = {
  readHuddles: squadMembersGet(200),
  searchMessages: squadMembersGet(200),
  startGroup: squadMembersGet("TEAM_404"),
  readHuddle: squadMembersGet("TEAM_404"),
  renameGroup: squadMembersGet("TEAM_404"),
  closeGroup: squadMembersGet("TEAM_404"),
  readReaders: squadMembersGet("TEAM_404"),
  bringIn: squadMembersGet("TEAM_404"),
  takeOut: squadMembersGet("TEAM_404"),
  openEventHuddle: squadMembersGet("TEAM_404"),
  readMessages: squadMembersGet("TEAM_404"),
  sendMessage: squadMembersGet("TEAM_404"),
  editMessage: squadMembersGet("TEAM_404"),
  takeMessageBack: squadMembersGet("TEAM_404"),
  readMessageVersions: squadMembersGet("TEAM_404"),
  readCheers: squadMembersGet("TEAM_404"),
  cheerMessage: squadMembersGet("TEAM_404"),
  takeCheerBack: squadMembersGet("TEAM_404"),
  moveMarker: squadMembersGet("TEAM_404"),
  readReports: squadMembersGet("TEAM_404"),
  reportMessage: squadMembersGet("TEAM_404"),
  decideReport: squadMembersGet("TEAM_404"),
  readFoldedPeople: squadMembersGet(200),
  foldPerson: squadMembersGet("COLLABORATOR_404"),
  unfoldPerson: squadMembersGet("COLLABORATOR_404"),
};
