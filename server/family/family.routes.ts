import type { Handlers } from "../http/contract";
import type { Services } from "../services";

export const familyHandlers = (
  _services: Services,
): Handlers<
  | "readFamily"
  | "readWaiting"
  | "addChild"
  | "readChild"
  | "updateChild"
  | "deleteChild"
  | "setPhotoConsent"
  | "endGuardianship"
  | "endFollowing"
  | "decideCircleRequest"
  | "setPhoneNumber"
> => {
  return {} as never;
};
