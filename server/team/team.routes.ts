import type { Handlers } from "../http/contract";
import type { Services } from "../services";

export const teamHandlers = (
  _services: Services,
): Handlers<
  | "readTeams"
  | "startTeam"
  | "readTeam"
  | "updateTeam"
  | "setSeason"
  | "archiveTeam"
  | "readRoster"
  | "keepSpots"
  | "updateMembership"
  | "endMembership"
  | "readJoinRequests"
  | "decideJoinRequests"
  | "withdrawJoinRequest"
  | "liftBar"
  | "readPhoneNumbers"
> => {
  return {} as never;
};
