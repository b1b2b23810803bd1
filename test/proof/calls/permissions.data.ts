import type { OperationId } from "../../support/contract/contract";
import { absencePermissions } from "./permissions-absence.data";
import { attendancePermissions } from "./permissions-attendance.data";
import { calendarLinkPermissions } from "./permissions-calendar-link.data";
import { dutyPermissions } from "./permissions-duty.data";
import { familyPermissions } from "./permissions-family.data";
import { feedPermissions } from "./permissions-feed.data";
import { huddlePermissions } from "./permissions-huddle.data";
import { invitationPermissions } from "./permissions-invitation.data";
import { ridePermissions } from "./permissions-ride.data";
import { all, openToAll, type Row, signedIn, squadMembers, squadMembersGet } from "./permissions-rows";
import { schedulePermissions } from "./permissions-schedule.data";
import { seasonPermissions } from "./permissions-season.data";
import { sharePermissions } from "./permissions-share.data";
import { teamPermissions } from "./permissions-team.data";

export const targets = ["own", "other", "missing"] as const;
export type Target = (typeof targets)[number];

/** Each differs from a valid token in the one thing that its name says. */
export const tokens = [
  "good",
  "stale role",
  "role in the token",
  "expired",
  "not yet valid",
  "issued in the future",
  "an end far off",
  "without an end",
  "alg none",
  "alg none, signature kept",
  "alg HS384",
  "alg HS512",
  "alg RS256",
  "wrong key",
  "the signing key itself",
  "key of another purpose",
  "wrong iss",
  "wrong aud",
  "wrong typ",
  "without typ",
  "identity-provider token",
  "refresh token",
  "jku header",
  "jwk header",
  "x5u header",
  "kid header",
  "somebody else's session",
  "session revoked",
  "session over",
  "payload of another",
  "signature cut",
  "Basic scheme",
  "two tokens",
] as const;
export type TokenKind = (typeof tokens)[number];

/** These tokens identify the person; the role is read from the database. */
export const goodTokens: readonly TokenKind[] = ["good", "stale role", "role in the token"];

const withLinkOnly = { anonymous: "AUTH_400_LINK", callers: all("AUTH_400_LINK"), isOpen: true } as const;
const withIdentityToken = {
  anonymous: "AUTH_400_LOGIN",
  callers: { ...all(200), banned: "AUTH_401_BANNED", deleted: "AUTH_400_LOGIN" },
  isOpen: true,
} as const;

export const permissions: Record<OperationId, Row> = {
  validateEmailAddress: openToAll,
  validateDripName: { anonymous: "AUTH_401_JWT", callers: signedIn },
  saveUserDetails: { anonymous: "AUTH_401_JWT", callers: signedIn, otherOrMissing: "USER_401_DETAILS" },
  giveDateOfBirth: { anonymous: "AUTH_401_JWT", callers: signedIn, otherOrMissing: "USER_401_UPDATE" },
  requestPasswordReset: openToAll,
  confirmPasswordReset: withLinkOnly,
  verifyEmailAddress: withLinkOnly,
  previewEmailAddressVerification: withLinkOnly,
  rejectEmailAddress: withLinkOnly,
  takeOverEmailAddress: withLinkOnly,
  readMailLink: withLinkOnly,
  answerByMailLink: withLinkOnly,
  gotItByMailLink: withLinkOnly,
  moveTurnByMailLink: withLinkOnly,
  stopMailsByLink: withLinkOnly,
  readVerificationNumber: { anonymous: "AUTH_401_JWT", callers: signedIn },
  signUpWithEmailAddress: { anonymous: "USER_409_CONFLICT", callers: all("USER_409_CONFLICT"), isOpen: true },
  logInWithFirebase: withIdentityToken,
  logInWithProvider: withIdentityToken,
  refreshAccessToken: {
    anonymous: "AUTH_401_JWT",
    callers: { ...all(200), banned: "AUTH_401_BANNED", deleted: "AUTH_401_JWT" },
    isOpen: true,
  },
  logOut: openToAll,
  readSessions: { anonymous: "AUTH_401_JWT", callers: signedIn },
  endSession: { anonymous: "AUTH_401_JWT", callers: signedIn },
  changePassword: { anonymous: "AUTH_401_JWT", callers: signedIn, otherOrMissing: "USER_401_UPDATE" },
  readMe: { anonymous: "AUTH_401_JWT", callers: signedIn },
  readReleaseNotes: { anonymous: "AUTH_401_JWT", callers: signedIn },
  readReleaseNotesOf: { anonymous: "AUTH_401_JWT", callers: signedIn },
  markReleaseNotesRead: { anonymous: "AUTH_401_JWT", callers: signedIn, otherOrMissing: "USER_401_UPDATE" },
  updateUser: { anonymous: "AUTH_401_JWT", callers: signedIn, otherOrMissing: "USER_401_UPDATE" },
  exportMyData: { anonymous: "AUTH_401_JWT", callers: squadMembers },
  readDeletion: { anonymous: "AUTH_401_JWT", callers: squadMembers, otherOrMissing: "USER_401_UPDATE" },
  // The drip name is another one, so that nobody goes.
  deleteAccount: { ...squadMembersGet("REQUEST_400_INVALID"), otherOrMissing: "USER_401_UPDATE" },
  readLeaving: withLinkOnly,
  keepAccount: withLinkOnly,
  readPings: { anonymous: "AUTH_401_JWT", callers: squadMembers },
  markPingsSeen: { anonymous: "AUTH_401_JWT", callers: squadMembers },
  readLive: squadMembersGet(200),
  readDings: squadMembersGet(200),
  // The id is nobody's.
  markDingsRead: squadMembersGet("NOTIFICATION_404"),
  stopMailKind: withLinkOnly,
  readRingSettings: squadMembersGet(200),
  // Sent without a version, since a second save of a person would name the wrong one.
  saveRingSettings: squadMembersGet("REQUEST_428_VERSION"),
  readStoppedMail: squadMembersGet(200),
  // The team is nobody's.
  beginTeamMail: squadMembersGet("TEAM_404"),
  readPushTokens: { anonymous: "AUTH_401_JWT", callers: squadMembers },
  savePushToken: { anonymous: "AUTH_401_JWT", callers: squadMembers },
  dropPushToken: squadMembersGet("PUSH_TOKEN_404"),
  acknowledgePush: { anonymous: "204", callers: all("204"), isOpen: true },
  ...familyPermissions,
  ...invitationPermissions,
  ...ridePermissions,
  ...sharePermissions,
  ...teamPermissions,
  ...schedulePermissions,
  ...absencePermissions,
  ...calendarLinkPermissions,
  ...attendancePermissions,
  ...seasonPermissions,
  ...dutyPermissions,
  ...feedPermissions,
  ...huddlePermissions,
  readHealth: openToAll,
  readLiveness: openToAll,
  readReadiness: openToAll,
};
