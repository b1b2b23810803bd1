import type { FamilyOperation } from "../../support/contract/cases/family.cases";
import { type Row, signedIn, squadMembersGet } from "./permissions-rows";

/** The callers are adults with verified addresses; nobody here has a standing to the child. Standings to a child: standings.data.ts. */
export const familyPermissions: Record<FamilyOperation, Row> = {
  resendVerification: { anonymous: "AUTH_401_JWT", callers: signedIn },
  setPhoneNumber: { ...squadMembersGet(200), otherOrMissing: "USER_401_UPDATE" },
  readFamily: squadMembersGet(200),
  readWaiting: squadMembersGet(200),
  dismissWaiting: squadMembersGet(200),
  addChild: squadMembersGet(200),
  readChild: squadMembersGet("CHILD_404"),
  updateChild: squadMembersGet("CHILD_404"),
  deleteChild: squadMembersGet("CHILD_404"),
  restoreChild: squadMembersGet("CHILD_404"),
  setPhotoConsent: squadMembersGet("CHILD_404"),
  endGuardianship: squadMembersGet("CHILD_404"),
  requestGuardianRemoval: squadMembersGet("CHILD_404"),
  stopGuardianRemoval: squadMembersGet("CHILD_404"),
  endFollowing: squadMembersGet("CHILD_404"),
  decideCircleRequest: squadMembersGet("CHILD_404"),
};
