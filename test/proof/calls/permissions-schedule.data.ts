import type { ScheduleOperation } from "../../support/contract/cases/schedule/schedule.cases";
import { type Row, squadMembersGet } from "./permissions-rows";

/** The callers are adults with verified addresses, without a standing to the team. Standings to a team: standings.data.ts. */
export const schedulePermissions: Record<ScheduleOperation, Row> = {
  readSchedule: squadMembersGet(200),
  readAgenda: squadMembersGet(200),
  readTeamEvents: squadMembersGet("TEAM_404"),
  readEvent: squadMembersGet("TEAM_404"),
  addEvent: squadMembersGet("TEAM_404"),
  changeEvent: squadMembersGet("TEAM_404"),
  takeEventBack: squadMembersGet("TEAM_404"),
  callOffEvent: squadMembersGet("TEAM_404"),
  putEventBack: squadMembersGet("TEAM_404"),
  answerEvent: squadMembersGet("TEAM_404"),
  acknowledgeEvents: squadMembersGet(200),
  readReceipt: squadMembersGet("TEAM_404"),
  tellFamilies: squadMembersGet("TEAM_404"),
  untellFamilies: squadMembersGet("TEAM_404"),
  sendSchedule: squadMembersGet(200),
  nudgeFamilies: squadMembersGet("TEAM_404"),
  addSeries: squadMembersGet("TEAM_404"),
  changeSeries: squadMembersGet("TEAM_404"),
  takeSeriesBack: squadMembersGet("TEAM_404"),
  readVenues: squadMembersGet("TEAM_404"),
  addVenue: squadMembersGet("TEAM_404"),
  changeVenue: squadMembersGet("TEAM_404"),
  joinPlayers: squadMembersGet("TEAM_404"),
  partPlayers: squadMembersGet("TEAM_404"),
};
