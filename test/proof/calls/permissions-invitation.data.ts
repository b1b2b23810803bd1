import type { InvitationOperation } from "../../support/contract/cases/invitation.cases";
import { all, type Row, squadMembersGet } from "./permissions-rows";

/** A token's holder need not be signed in; this token is unknown. */
const withTokenOnly: Row = {
  anonymous: "INVITATION_404",
  callers: all("INVITATION_404"),
  isOpen: true,
};

/** The callers are adults with verified addresses, without a standing to team, child or invitation. Standings: standings.data.ts. */
export const invitationPermissions: Record<InvitationOperation, Row> = {
  inviteToTeam: squadMembersGet("TEAM_404"),
  readTeamInvitations: squadMembersGet("TEAM_404"),
  inviteToChild: squadMembersGet("CHILD_404"),
  readChildInvitations: squadMembersGet("CHILD_404"),
  renewInvitation: squadMembersGet("INVITATION_404"),
  withdrawInvitation: squadMembersGet("INVITATION_404"),
  previewInvitation: withTokenOnly,
  readInvitation: squadMembersGet("INVITATION_404"),
  acceptInvitation: squadMembersGet("INVITATION_404"),
  declineInvitation: withTokenOnly,
};
