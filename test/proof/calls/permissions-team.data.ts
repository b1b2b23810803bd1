import type { TeamOperation } from "../../support/contract/cases/team.cases";
import { type Row, squadMembersGet } from "./permissions-rows";

/** The callers are adults with verified addresses, without a standing to the team. Standings to a team: standings.data.ts. */
export const teamPermissions: Record<TeamOperation, Row> = {
  readTeams: squadMembersGet(200),
  startTeam: squadMembersGet(200),
  readTeam: squadMembersGet("TEAM_404"),
  updateTeam: squadMembersGet("TEAM_404"),
  setSeason: squadMembersGet("TEAM_404"),
  closeSeason: squadMembersGet("TEAM_404"),
  archiveTeam: squadMembersGet("TEAM_404"),
  takeOverTeam: squadMembersGet("TEAM_404"),
  readRoster: squadMembersGet("TEAM_404"),
  exportRoster: squadMembersGet("TEAM_404"),
  keepSpots: squadMembersGet("TEAM_404"),
  updateMembership: squadMembersGet("TEAM_404"),
  endMembership: squadMembersGet("TEAM_404"),
  readJoinRequests: squadMembersGet("TEAM_404"),
  decideJoinRequests: squadMembersGet("TEAM_404"),
  withdrawJoinRequest: squadMembersGet("INVITATION_404"),
  liftBar: squadMembersGet("TEAM_404"),
  readPhoneNumbers: squadMembersGet("TEAM_404"),
  reportLookAlike: squadMembersGet("TEAM_404"),
};
