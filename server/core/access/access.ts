import type { Level } from "../../../domain/account/roles";
import type { OperationId } from "../../platform/http/contract";
import type { MessageCode } from "../../platform/http/problem";

/** Who may call an operation, and how often. Checked before its handler runs; see guard.ts. */
export interface Access {
  /** `anybody` needs no access token; the handler checks what the body proves. */
  caller: "anybody" | "signed-in" | Level;
  /** Allowed while a password change is forced; every other operation behind a token is refused until then. */
  isOpenDuringForcedChange?: true;
  /** Only an adult with a verified address and a known birthday; see gate.ts. */
  isForAdults?: true;
  /** The path's `id` has to be the caller's own; another's is refused with this code. */
  own?: MessageCode;
  limits: readonly RateLimit[];
  /** One at a time for each person, over all such operations; the next ones wait. */
  isHeavy?: true;
}

export interface RateLimit {
  /** Operations with the same name share a count. */
  name: string;
  /**
   * A client is an IP address or an IPv6 network. Never an e-mail address alone: a stranger could lock its owner out. A token is the path's, and
   * is counted once it is known to open something (`countToken`): unknown ones would fill the table.
   */
  by: "token" | "client" | "client and e-mail address" | "known device or client" | "user";
  max: number;
  seconds: number;
  /** Counts each of the body's `items` instead of the call. */
  isPerItem?: true;
  /** So many events of the reply count as one try: the first before the handler, the others once they are read (`chargeEvents`). */
  eventsPerTry?: number;
}

const minute = 60;
const hour = 3_600;
const day = 86_400;

const perClient = (name: string, max: number, seconds: number): RateLimit => ({
  name,
  by: "client",
  max,
  seconds,
});
const perUser = (name: string, max: number, seconds: number): RateLimit => ({
  name,
  by: "user",
  max,
  seconds,
});

/**
 * A high limit, as a clubhouse may share one IP address. Password guessing happens at the identity provider, which
 * has limits of its own.
 */
const logIns = [perClient("log-in", 120, minute)];
const links = [perClient("link", 60, minute)];
const answerLinks = [perClient("answer-link", 60, minute)];

/** Reads and changes of one's own teams and families, counted together. */
const usual = [perUser("usual", 120, minute)];
const usualAnd = (...more: RateLimit[]): readonly RateLimit[] => [...usual, ...more];
/** Windows and pages of events, by their cost: 6,000 events a minute. */
export const events: RateLimit = { ...perUser("events", 120, minute), eventsPerTry: 50 };
const windows = { limits: usualAnd(events), isHeavy: true } as const;
/** Shared by single answers and the batch of offline ones. */
const answers = perUser("answer", 120, minute);
/** Dry runs count as well: a form reviews its days at each change. */
const absences = [perUser("absence", 60, minute), perUser("absence", 600, hour)];
/** Counted by `countToken`. */
export const calendars: RateLimit = { name: "calendar", by: "token", max: 60, seconds: hour };
const cheers = perUser("cheer", 60, minute);
const invitationTokens = perClient("invitation-token", 60, minute);

/** An operation of the contract without a row does not compile. */
export const access: Readonly<Record<OperationId, Access>> = {
  validateEmailAddress: {
    caller: "anybody",
    limits: [
      { name: "validate", by: "client and e-mail address", max: 10, seconds: minute },
      perClient("validate", 60, minute),
      perClient("validate", 2_000, day),
    ],
  },
  signUpWithEmailAddress: {
    caller: "anybody",
    limits: [perClient("sign-up", 60, minute), perClient("sign-up", 1_000, day)],
  },
  logInWithFirebase: { caller: "anybody", limits: logIns },
  logInWithProvider: { caller: "anybody", limits: logIns },
  refreshAccessToken: { caller: "anybody", limits: [perClient("refresh", 600, minute)] },
  logOut: { caller: "anybody", limits: [] },
  // A known device of the account counts by itself: strangers on its network cannot use up its tries.
  requestPasswordReset: {
    caller: "anybody",
    limits: [{ name: "reset", by: "known device or client", max: 15, seconds: hour }],
  },
  confirmPasswordReset: { caller: "anybody", limits: links },
  previewEmailAddressVerification: { caller: "anybody", limits: links },
  verifyEmailAddress: { caller: "anybody", limits: links },
  rejectEmailAddress: { caller: "anybody", limits: links },
  takeOverEmailAddress: { caller: "anybody", limits: links },
  readMailLink: { caller: "anybody", limits: answerLinks },
  answerByMailLink: { caller: "anybody", limits: answerLinks },
  gotItByMailLink: { caller: "anybody", limits: answerLinks },
  moveTurnByMailLink: { caller: "anybody", limits: answerLinks },
  stopMailsByLink: { caller: "anybody", limits: answerLinks },
  readVerificationNumber: { caller: "signed-in", limits: [perUser("waiting-number", 60, minute)] },
  changePassword: {
    caller: "signed-in",
    isOpenDuringForcedChange: true,
    own: "USER_401_UPDATE",
    limits: [perUser("password", 20, 10 * minute)],
  },
  readMe: { caller: "signed-in", isOpenDuringForcedChange: true, limits: [] },
  updateUser: { caller: "signed-in", own: "USER_401_UPDATE", limits: [perUser("update", 30, minute)] },
  readReleaseNotes: { caller: "signed-in", limits: usual },
  readReleaseNotesOf: { caller: "signed-in", limits: usual },
  markReleaseNotesRead: {
    caller: "signed-in",
    own: "USER_401_UPDATE",
    limits: [perUser("update", 30, minute)],
  },
  giveDateOfBirth: {
    caller: "signed-in",
    own: "USER_401_UPDATE",
    // Few, since a date other than the stored one is refused, so repeated tries could guess it.
    limits: [perUser("date-of-birth", 10, hour)],
  },
  readDeletion: { caller: "squad-member", own: "USER_401_UPDATE", limits: usual },
  deleteAccount: {
    caller: "squad-member",
    own: "USER_401_UPDATE",
    limits: [perUser("account-deletion", 5, day)],
  },
  readLeaving: { caller: "anybody", limits: links },
  keepAccount: { caller: "anybody", limits: links },
  exportMyData: { caller: "squad-member", limits: [perUser("export", 5, day)], isHeavy: true },
  validateDripName: { caller: "signed-in", limits: [perUser("drip-name", 120, minute)] },
  saveUserDetails: { caller: "signed-in", own: "USER_401_DETAILS", limits: [perUser("details", 30, minute)] },
  readSessions: { caller: "signed-in", limits: [] },
  endSession: { caller: "signed-in", limits: [perUser("end-session", 60, minute)] },
  readPings: { caller: "squad-member", limits: [] },
  markPingsSeen: { caller: "squad-member", limits: [] },
  // A browser whose line breaks comes back after half a second, then after ever longer pauses.
  readLive: { caller: "squad-member", limits: [perUser("live", 30, minute)] },
  readDings: { caller: "squad-member", limits: usual },
  markDingsRead: { caller: "squad-member", limits: usual },
  // Mail services press for many people from few addresses.
  stopMailKind: { caller: "anybody", limits: [perClient("mail-stop", 600, minute)] },
  readRingSettings: { caller: "squad-member", limits: usual },
  saveRingSettings: { caller: "squad-member", isForAdults: true, limits: usual },
  readStoppedMail: { caller: "squad-member", limits: usual },
  beginTeamMail: { caller: "squad-member", isForAdults: true, limits: usual },
  readPushTokens: { caller: "squad-member", limits: usual },
  // A refused one counts as well; a browser registers once.
  savePushToken: { caller: "squad-member", isForAdults: true, limits: [perUser("push-token", 20, day)] },
  dropPushToken: { caller: "squad-member", limits: usual },
  acknowledgePush: { caller: "anybody", limits: [perClient("push-heard", 60, minute)] },
  resendVerification: {
    caller: "signed-in",
    limits: [perUser("resend", 1, minute), perUser("resend", 5, day)],
  },
  setPhoneNumber: {
    caller: "squad-member",
    isForAdults: true,
    own: "USER_401_UPDATE",
    limits: [perUser("phone-number", 5, day)],
  },

  readFamily: { caller: "squad-member", limits: usual },
  readWaiting: { caller: "squad-member", limits: usual, isHeavy: true },
  dismissWaiting: { caller: "squad-member", limits: usual },
  addChild: { caller: "squad-member", isForAdults: true, limits: usualAnd(perUser("new-child", 10, day)) },
  readChild: { caller: "squad-member", limits: usual },
  updateChild: { caller: "squad-member", isForAdults: true, limits: usual },
  deleteChild: { caller: "squad-member", isForAdults: true, limits: usualAnd(perUser("deletion", 5, day)) },
  restoreChild: { caller: "squad-member", isForAdults: true, limits: usual },
  setPhotoConsent: { caller: "squad-member", isForAdults: true, limits: usual },
  endGuardianship: { caller: "squad-member", limits: usual },
  requestGuardianRemoval: {
    caller: "squad-member",
    isForAdults: true,
    limits: usualAnd(perUser("guardian-removal", 5, day)),
  },
  stopGuardianRemoval: { caller: "squad-member", limits: usual },
  endFollowing: { caller: "squad-member", limits: usual },
  decideCircleRequest: { caller: "squad-member", isForAdults: true, limits: usual },

  readTeams: { caller: "squad-member", limits: usual },
  startTeam: { caller: "squad-member", isForAdults: true, limits: usualAnd(perUser("new-team", 5, day)) },
  readTeam: { caller: "squad-member", limits: usual },
  updateTeam: { caller: "squad-member", isForAdults: true, limits: usual },
  setSeason: { caller: "squad-member", isForAdults: true, limits: usual },
  closeSeason: { caller: "squad-member", isForAdults: true, limits: usual },
  archiveTeam: { caller: "squad-member", isForAdults: true, limits: usual },
  takeOverTeam: { caller: "squad-member", isForAdults: true, limits: usual },
  readRoster: { caller: "squad-member", limits: usual },
  exportRoster: { caller: "squad-member", limits: usualAnd(perUser("roster-export", 10, day)) },
  keepSpots: { caller: "squad-member", isForAdults: true, limits: usual },
  updateMembership: { caller: "squad-member", isForAdults: true, limits: usual },
  endMembership: { caller: "squad-member", limits: usual },
  readJoinRequests: { caller: "squad-member", limits: usual },
  decideJoinRequests: { caller: "squad-member", isForAdults: true, limits: usual },
  withdrawJoinRequest: { caller: "squad-member", limits: usual },
  liftBar: { caller: "squad-member", limits: usual },
  readPhoneNumbers: { caller: "squad-member", limits: usual },
  reportLookAlike: { caller: "squad-member", limits: usualAnd(perUser("report", 5, day)) },

  readSchedule: { caller: "squad-member", ...windows },
  readAgenda: { caller: "squad-member", ...windows },
  readTeamEvents: { caller: "squad-member", ...windows },
  readEvent: { caller: "squad-member", limits: usual },
  makeCalendarFile: { caller: "squad-member", limits: usual },
  readCalendarFile: { caller: "anybody", limits: [perClient("calendar-file", 60, minute)] },
  shareEvent: { caller: "squad-member", isForAdults: true, limits: usual },
  removeEventLink: { caller: "squad-member", isForAdults: true, limits: usual },
  // Messengers make previews for many people from few addresses.
  readSharedEvent: { caller: "anybody", limits: [perClient("shared-event", 600, minute)] },
  addEvent: { caller: "squad-member", isForAdults: true, limits: usual },
  changeEvent: { caller: "squad-member", isForAdults: true, limits: usual },
  callOffEvent: { caller: "squad-member", isForAdults: true, limits: usual },
  putEventBack: { caller: "squad-member", isForAdults: true, limits: usual },
  takeEventBack: { caller: "squad-member", isForAdults: true, limits: usual },
  answerEvent: { caller: "squad-member", isForAdults: true, limits: [answers] },
  acknowledgeEvents: { caller: "squad-member", limits: usual },
  readReceipt: { caller: "squad-member", limits: usual },
  tellFamilies: { caller: "squad-member", isForAdults: true, limits: usual },
  untellFamilies: { caller: "squad-member", isForAdults: true, limits: usual },
  sendSchedule: { caller: "squad-member", isForAdults: true, limits: [{ ...answers, isPerItem: true }] },
  nudgeFamilies: { caller: "squad-member", isForAdults: true, limits: usual },
  // Dry runs count as well.
  readPastSeries: { caller: "squad-member", limits: usual },
  addSeries: { caller: "squad-member", isForAdults: true, limits: [perUser("series", 30, minute)] },
  changeSeries: { caller: "squad-member", isForAdults: true, limits: [perUser("series", 30, minute)] },
  copySeries: { caller: "squad-member", isForAdults: true, limits: [perUser("series", 30, minute)] },
  takeSeriesBack: { caller: "squad-member", isForAdults: true, limits: usual },
  // A list is planned by dry runs and then saved: forty calls of each.
  importEvents: { caller: "squad-member", isForAdults: true, limits: [perUser("import", 80, hour)] },
  readDuties: { caller: "squad-member", limits: usual, isHeavy: true },
  addDuty: { caller: "squad-member", isForAdults: true, limits: usual },
  changeDuty: { caller: "squad-member", isForAdults: true, limits: usual },
  endDuty: { caller: "squad-member", isForAdults: true, limits: usual },
  shareDuty: { caller: "squad-member", isForAdults: true, limits: usual, isHeavy: true },
  undoShare: { caller: "squad-member", isForAdults: true, limits: usual },
  chooseDuties: { caller: "squad-member", isForAdults: true, limits: usual },
  moveTurn: { caller: "squad-member", isForAdults: true, limits: [answers] },
  readVenues: { caller: "squad-member", limits: usual },
  addVenue: { caller: "squad-member", isForAdults: true, limits: usual },
  changeVenue: { caller: "squad-member", isForAdults: true, limits: usual },
  readAbsences: { caller: "squad-member", limits: usual },
  addAbsences: { caller: "squad-member", isForAdults: true, limits: absences },
  changeAbsence: { caller: "squad-member", isForAdults: true, limits: absences },
  endAbsence: { caller: "squad-member", isForAdults: true, limits: absences },
  markAttendance: { caller: "squad-member", isForAdults: true, limits: usual },
  readAttendance: { caller: "squad-member", limits: usual, isHeavy: true },
  saveUsualYes: { caller: "squad-member", isForAdults: true, limits: usual },
  endUsualYes: { caller: "squad-member", isForAdults: true, limits: usual },
  readCalendarLinks: { caller: "squad-member", limits: usual },
  addCalendarLink: {
    caller: "squad-member",
    isForAdults: true,
    limits: usualAnd(perUser("calendar-link", 20, day)),
  },
  changeCalendarLink: { caller: "squad-member", limits: usual },
  endCalendarLink: { caller: "squad-member", limits: usual },
  // Never by client: Google asks for everybody from a few addresses, and a limit there would switch off the neighbours' calendars.
  readCalendar: { caller: "anybody", limits: [calendars] },
  lookByLink: { caller: "anybody", limits: [perClient("look", 60, minute)] },
  offerRide: { caller: "squad-member", isForAdults: true, limits: usual },
  endRide: { caller: "squad-member", isForAdults: true, limits: usual },
  moveSeat: { caller: "squad-member", isForAdults: true, limits: [answers] },
  readDrivers: { caller: "squad-member", limits: usual },
  allowDriver: { caller: "squad-member", isForAdults: true, limits: usual },
  forbidDriver: { caller: "squad-member", isForAdults: true, limits: usual },
  joinPlayers: { caller: "squad-member", isForAdults: true, limits: usual },
  partPlayers: { caller: "squad-member", isForAdults: true, limits: usual },
  readHuddles: { caller: "squad-member", limits: usual },
  searchMessages: { caller: "squad-member", limits: usualAnd(perUser("search", 30, minute)) },
  startGroup: { caller: "squad-member", isForAdults: true, limits: usualAnd(perUser("group", 20, day)) },
  readHuddle: { caller: "squad-member", limits: usual },
  renameGroup: { caller: "squad-member", isForAdults: true, limits: usual },
  closeGroup: { caller: "squad-member", isForAdults: true, limits: usual },
  readReaders: { caller: "squad-member", limits: usual },
  bringIn: { caller: "squad-member", isForAdults: true, limits: usual },
  takeOut: { caller: "squad-member", isForAdults: true, limits: usual },
  openEventHuddle: { caller: "squad-member", isForAdults: true, limits: usual },
  readMessages: { caller: "squad-member", limits: usual },
  sendMessage: {
    caller: "squad-member",
    isForAdults: true,
    limits: [perUser("message", 30, minute), perUser("message", 600, day)],
  },
  editMessage: { caller: "squad-member", isForAdults: true, limits: usual },
  takeMessageBack: { caller: "squad-member", isForAdults: true, limits: usual },
  readMessageVersions: { caller: "squad-member", limits: usual },
  readCheers: { caller: "squad-member", limits: usual },
  cheerMessage: { caller: "squad-member", isForAdults: true, limits: [cheers] },
  takeCheerBack: { caller: "squad-member", isForAdults: true, limits: [cheers] },
  moveMarker: { caller: "squad-member", isForAdults: true, limits: usual },
  readFeed: { caller: "squad-member", limits: usual },
  readCard: { caller: "squad-member", limits: usual },
  readVoters: { caller: "squad-member", limits: usual },
  readCardReaders: { caller: "squad-member", limits: usual },
  markCardsSeen: { caller: "squad-member", isForAdults: true, limits: usual },
  postCard: { caller: "squad-member", isForAdults: true, limits: usualAnd(perUser("post", 20, day)) },
  changeCard: { caller: "squad-member", isForAdults: true, limits: usual },
  vote: { caller: "squad-member", isForAdults: true, limits: usual },
  remindReaders: { caller: "squad-member", isForAdults: true, limits: usual },
  readReports: { caller: "squad-member", limits: usual },
  reportMessage: {
    caller: "squad-member",
    isForAdults: true,
    limits: usualAnd(perUser("message-report", 20, day)),
  },
  decideReport: { caller: "squad-member", isForAdults: true, limits: usual },
  readFoldedPeople: { caller: "squad-member", limits: usual },
  foldPerson: { caller: "squad-member", isForAdults: true, limits: usual },
  unfoldPerson: { caller: "squad-member", isForAdults: true, limits: usual },

  inviteToTeam: { caller: "squad-member", isForAdults: true, limits: usual },
  readTeamInvitations: { caller: "squad-member", limits: usual },
  inviteToChild: { caller: "squad-member", isForAdults: true, limits: usual },
  readChildInvitations: { caller: "squad-member", limits: usual },
  renewInvitation: { caller: "squad-member", limits: usual },
  withdrawInvitation: { caller: "squad-member", limits: usual },
  previewInvitation: { caller: "anybody", limits: [invitationTokens] },
  readInvitation: { caller: "squad-member", limits: usualAnd(invitationTokens) },
  // Its handler checks for an adult, after a mail's token has verified the address.
  acceptInvitation: { caller: "squad-member", limits: usualAnd(perUser("accept", 20, day)) },
  declineInvitation: { caller: "anybody", limits: [invitationTokens] },
  readHealth: { caller: "anybody", limits: [] },
  readLiveness: { caller: "anybody", limits: [] },
  readReadiness: { caller: "anybody", limits: [] },
};
