import type { AbsenceOperation } from "../../support/contract/cases/absence.cases";
import { type Row, squadMembersGet } from "./permissions-rows";

/** The callers are adults with verified addresses, without a child or a team. Standings: standings.data.ts. */
export const absencePermissions: Record<AbsenceOperation, Row> = {
  readAbsences: squadMembersGet(200),
  addAbsences: squadMembersGet("CHILD_404"),
  changeAbsence: squadMembersGet("ABSENCE_404"),
  endAbsence: squadMembersGet("ABSENCE_404"),
  saveUsualYes: squadMembersGet("TEAM_404"),
  endUsualYes: squadMembersGet("TEAM_404"),
};
