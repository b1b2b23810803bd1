/**
 * How long things are kept, in the unit that a name ends with. The retention rounds of the server and the table of the
 * privacy page read it.
 */
export const retention = {
  takenDownDays: 14,
  endedInvitationDays: 30,
  lookedAtDays: 30,
  /** A spot nobody took: without a season, and once it was taken off the roster or its season was closed. */
  untouchedSpotDays: 60,
  endedSpotDays: 30,
  barMonths: 24,
  openRequestDays: 30,
  decidedRequestDays: 30,
  /** As long as an objection to one counts. */
  decidedRemovalDays: 90,
  endedMembershipMonths: 24,
  endedGuardianshipMonths: 24,
  /** A profile in no team, of which no guardian was here. */
  unseenProfileMonths: 24,
  inactiveTeamMonths: 12,
  archivedTeamMonths: 12,
  auditMonths: 24,
  noteDays: 30,
  answerLogMonths: 12,
  eventVersionMonths: 12,
  noticeDays: 30,
  /** After the event; of a consent, after its last day. */
  rideDays: 30,
  /** After it was closed. */
  callListDays: 30,
  mailDays: 30,
  repeatedCallHours: 24,
  dingDays: 60,
  messageMonths: 24,
  postMonths: 24,
  messageVersionDays: 90,
  reportMonths: 24,
  backupDays: 30,
  logDays: 30,
} as const;

/** The two mails before a profile or team goes that nobody uses any more. */
export const inactivityMails = { firstDays: 60, secondDays: 30 } as const;
