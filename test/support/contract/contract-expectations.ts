import { isMessageCode, messageTexts } from "../../../domain/problem/message-texts";
import type { DocumentedReply } from "./contract";
import { shownOfAbsences } from "./contract-expectations-absence";
import { shownOfAttendance } from "./contract-expectations-attendance";
import { shownOfCalendarLinks } from "./contract-expectations-calendar-link";
import { shownOfFamilies } from "./contract-expectations-family";
import { shownOfHuddles } from "./contract-expectations-huddle";
import { shownOfInvitations } from "./contract-expectations-invitation";
import { shownOfPushes } from "./contract-expectations-push";
import { shownOfSchedule } from "./contract-expectations-schedule";
import { shownOfSeason } from "./contract-expectations-season";
import { shownOfTeams } from "./contract-expectations-team";
import type { Seen } from "./contract-operation";

const robin = { name: "Robin Reyes", dripName: "robin_23", isIn: true };
const pings = {
  lastNewPingAt: "2026-11-21T09:15:00.000Z",
  newFeedCards: 0,
  newMessages: 12,
  newNotifications: 1,
};
const logIn = { isTokenReadable: true, isInCookie: true, mustChangePassword: false, canLinkProviders: true };

const untilSeven = { is_quiet: true, quiet_from: "21:00", quiet_to: "07:00" };

const maya = { starts: "2026-11-24T17:30:00", players: [["Maya", null]] };
const later = "2026-11-24T18:00:00";

/** What the app shows or keeps for each example of success, written by hand. */
const shown: Record<string, unknown> = {
  "validateEmailAddress unknown": {
    message: "Let's get you in the game!",
    isBlocking: false,
    step: "sign-up",
  },
  "validateEmailAddress member": { message: "Missed you!", isBlocking: false, step: "password" },
  "validateEmailAddress google": {
    message: "You've previously used Google to sign in. Please sign in with them again.",
    isBlocking: true,
    step: "sign-up",
    heldBy: "google",
  },
  "validateDripName free": "Looks great!",
  "validateDripName taken": ["Someone already called dibs on that drip name. Try something else.", 3],
  "validateDripName profane": "Drip is an E-for-Everyone place. Please help us keep it that way.",
  "saveUserDetails claimed": robin,
  "giveDateOfBirth given": { age: "adult" },
  "requestPasswordReset accepted": "We've sent a temporary password to your inbox.",
  "requestPasswordReset spent": "We crapped out resetting your password. Please drop us a note.",
  "requestPasswordReset no_mail": "We crapped out resetting your password. Please drop us a note.",
  "confirmPasswordReset typical": { passwordProblem: null },
  "verifyEmailAddress typical": { verified: true },
  "readVerificationNumber shown": { hasNumber: true },
  "readVerificationNumber none": { hasNumber: false },
  "takeOverEmailAddress typical": { emailAddress: "robin@example.com" },
  "previewEmailAddressVerification typical": { fullName: "Robin Reyes" },
  "rejectEmailAddress typical": { removed: true },
  "signUpWithEmailAddress typical": { hasUserId: true },
  "logInWithFirebase typical": logIn,
  "logInWithFirebase temporary_password": { ...logIn, mustChangePassword: true },
  "logInWithProvider typical": logIn,
  "refreshAccessToken cookie": { isTokenReadable: true, isRotated: false },
  "refreshAccessToken bare": { isTokenReadable: true, isRotated: true },
  "logOut typical": { loggedOut: true },
  "readSessions typical": {
    devices: ["Chrome on Windows", "Safari on iPhone or iPad"],
    thisOne: ["Safari on iPhone or iPad"],
    hasMore: false,
  },
  "endSession ended": { ended: true },
  "endSession gone": { ended: false },
  "changePassword typical": robin,
  "readMe squad_member": robin,
  "readMe onboarding": { ...robin, dripName: null, isIn: false },
  "updateUser typical": { ...robin, timeZone: "America/Chicago" },
  "exportMyData typical": "Robin",
  "readDeletion typical": { goes: ["Sam", "Comets"], stays: [["Lena", "Alex"]], days: 14 },
  "deleteAccount typical": { isDue: true },
  "readLeaving typical": "Robin",
  "keepAccount typical": { undone: true },
  "readPings typical": pings,
  "readPings quiet": { lastNewPingAt: null, newFeedCards: 0, newMessages: 0, newNotifications: 0 },
  "markPingsSeen typical": { ...pings, newNotifications: 0 },
  ...shownOfFamilies,
  ...shownOfTeams,
  "readMailLink typical": { ...maya, changes: [], knows: true },
  "readMailLink change": { ...maya, starts: later, changes: ["start"], knows: false },
  "answerByMailLink typical": { ...maya, players: [["Maya", "yes"]], changes: [], knows: true },
  "gotItByMailLink typical": { ...maya, starts: later, changes: [], knows: true },
  "stopMailsByLink typical": { stopped: true },
  "stopMailsByLink again": { stopped: false },
  "readDings typical": [["called_off", "Rockets", false]],
  "readDings none": [],
  "markDingsRead typical": 0,
  "stopSummary typical": { stopped: true },
  "readRingSettings typical": { ...untilSeven, talk: "all", digest: "daily", version: 1 },
  "saveRingSettings typical": {
    talk: "named",
    is_quiet: true,
    quiet_from: "08:00",
    quiet_to: "15:00",
    digest: "never",
    version: 2,
  },
  "readStoppedMail typical": ["Comets"],
  "beginTeamMail typical": { ended: true },
  ...shownOfPushes,
  ...shownOfSchedule,
  ...shownOfAbsences,
  ...shownOfCalendarLinks,
  ...shownOfAttendance,
  ...shownOfSeason,
  ...shownOfHuddles,
  ...shownOfInvitations,
  "readHealth typical": "ok",
  "readLiveness typical": "ok",
  "readReadiness typical": "ok",
};

/** The texts that the specification prints, verbatim; the others are the product's own. */
const spelledOut: Record<string, string> = {
  USER_400_EMAIL_ADDRESS: "That doesn't look like a valid email address ✉️.",
  AUTH_400_EMAIL_ADDRESS: "That doesn't look like a valid email address ✉️.",
  USER_400_DRIP_NAME: "Drip is an E-for-Everyone place. Please help us keep it that way.",
  USER_403_DRIP_NAME: "Someone already called dibs on that drip name. Try something else.",
};

export function expectedOf({ operationId, status, example }: DocumentedReply): Seen {
  if (status === 200) {
    const name = `${operationId} ${example}`;
    if (!(name in shown)) throw new Error(`Say in contract-expectations.ts what the app shows of: ${name}`);
    return { shows: shown[name] };
  }
  const hasWait = status === 429 || status === 503;
  if (example === null) return { does: "report", status, hasWait };
  if (!isMessageCode(example)) throw new Error(`${example} is not a message code.`);
  // The token is refused, which ends the session without a toast.
  const does = example === "AUTH_401_JWT" ? "session" : (spelledOut[example] ?? messageTexts[example]);
  return { does, status, hasWait };
}

export const expectedNames = Object.keys(shown);
