import type { SeasonOperation } from "../../support/contract/cases/season.cases";
import { type Row, squadMembersGet } from "./permissions-rows";

/** The callers are adults with verified addresses, without a child or a team. Standings: standings-season.data.ts. */
export const seasonPermissions: Record<SeasonOperation, Row> = {
  importEvents: squadMembersGet("TEAM_404"),
  readPastSeries: squadMembersGet("TEAM_404"),
  copySeries: squadMembersGet("TEAM_404"),
};
