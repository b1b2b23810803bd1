import type { RideOperation } from "../../support/contract/cases/ride.cases";
import { type Row, squadMembersGet } from "./permissions-rows";

/** The callers are adults with verified addresses, without a team or a child. */
export const ridePermissions: Record<RideOperation, Row> = {
  offerRide: squadMembersGet("TEAM_404"),
  endRide: squadMembersGet("TEAM_404"),
  moveSeat: squadMembersGet("TEAM_404"),
  readDrivers: squadMembersGet("CHILD_404"),
  allowDriver: squadMembersGet("CHILD_404"),
  forbidDriver: squadMembersGet("CHILD_404"),
};
