import type { DutyOperation } from "../../support/contract/cases/duty.cases";
import { type Row, squadMembersGet } from "./permissions-rows";

/** The callers are adults with verified addresses, without a team role. */
export const dutyPermissions: Record<DutyOperation, Row> = {
  readDuties: squadMembersGet("TEAM_404"),
  addDuty: squadMembersGet("TEAM_404"),
  changeDuty: squadMembersGet("TEAM_404"),
  endDuty: squadMembersGet("TEAM_404"),
  shareDuty: squadMembersGet("TEAM_404"),
  undoShare: squadMembersGet("TEAM_404"),
  chooseDuties: squadMembersGet("TEAM_404"),
  moveTurn: squadMembersGet("TEAM_404"),
};
