import type { Handlers } from "../http/contract";
import type { Services } from "../services";

export const invitationHandlers = (
  _services: Services,
): Handlers<
  | "inviteToTeam"
  | "readTeamInvitations"
  | "inviteToChild"
  | "readChildInvitations"
  | "renewInvitation"
  | "withdrawInvitation"
  | "previewInvitation"
  | "readInvitation"
  | "acceptInvitation"
  | "declineInvitation"
> => {
  return {} as never;
};
