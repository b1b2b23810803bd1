import { absenceRetentionMonths, usualRetentionMonths } from "../absence/days";
import { limits } from "../base/limits";
import { inactivityMails, retention } from "../base/retention";
import { linkRetentionMonths } from "../calendar-link/calendar-link";
import { turnRetentionMonths } from "../duty/limits";
import { markRetentionMonths } from "../schedule/attendance/attendance";
import { daysAfterEnd } from "../share/limits";
import { daysToLeave } from "./deletion";

const twoMails = `two mails, ${inactivityMails.firstDays} and ${inactivityMails.secondDays} days before`;

/** The table of the privacy page, made from the numbers that the rounds read. */
export const retentionTable: readonly { readonly what: string; readonly time: string }[] = [
  {
    what: "Your account and what belongs to it",
    time: `Until you delete it. It is hidden at once and erased ${daysToLeave} days later, with the children's profiles that nobody else looks after; the teams that nobody else manages are archived. Until then the link in our mail brings all of it back.`,
  },
  { what: "Your phone number", time: "Until you take it out, or your account is gone." },
  {
    what: "A child's profile",
    time: `Until its only guardian deletes it. It is hidden at once and erased ${retention.takenDownDays} days later; until then, write to us if that was a mistake. A profile that has been in no team for ${retention.unseenProfileMonths} months, while its guardians have all been away, is erased after ${twoMails}: one sign-in keeps it.`,
  },
  {
    what: "A team",
    time: `Until ${retention.archivedTeamMonths} months after it was archived, by a manager or by us: we archive a team without a date, a season, a newcomer or a message for ${retention.inactiveTeamMonths} months, after ${twoMails}, to its managers.`,
  },
  {
    what: "Invitations, with the address in them",
    time: `${retention.endedInvitationDays} days after they were used, withdrawn or expired. That you only looked at one: ${retention.lookedAtDays} days.`,
  },
  {
    what: "A spot kept for a player whom nobody brought",
    time: `Until the season's end; without a season, or kept after its last day, ${retention.untouchedSpotDays} days after anybody last touched it; once it was taken off the roster or the season was closed, ${retention.endedSpotDays} days. Invitations to it go along.`,
  },
  {
    what: "Requests to join a team or a family",
    time: `Open for ${retention.openRequestDays} days. Erased ${retention.decidedRequestDays} days after they were decided, taken back or expired.`,
  },
  {
    what: "That a guardian asked to end another's access to a child",
    time: `${retention.decidedRemovalDays} days after it was decided, so that an objection counts that long.`,
  },
  {
    what: "That somebody was in a team, and left it",
    time: `${retention.endedMembershipMonths} months, as ids.`,
  },
  {
    what: "That somebody looked after a child, and stopped",
    time: `${retention.endedGuardianshipMonths} months, as ids.`,
  },
  {
    what: "That a team keeps somebody out",
    time: `Until it lets them ask again, at the longest ${retention.barMonths} months.`,
  },
  {
    what: "A drip name you gave up",
    time: `${limits.dripNameReservedDays} days reserved, so that nobody slips into your name.`,
  },
  {
    what: "Sessions",
    time: "Until they end, as described above; those of a team's managers 21 days longer than their last use, by which a coach may see that a team has nobody left. The day on which you were last here: as long as your account.",
  },
  { what: "Links in mails", time: "Minutes to days." },
  {
    what: "Mails we sent you",
    time: `To whom, when and the subject: ${retention.mailDays} days. The text goes once the mail was sent.`,
  },
  {
    what: "That your device sent something, so that it counts once if it comes twice",
    time: `${retention.repeatedCallHours} hours, as ids.`,
  },
  {
    what: "Dates of a team, answers to them, and that its staff took two profiles for one player",
    time: `As long as the team. Notes beside answers: ${retention.noteDays} days after the date. Who answered when: ${retention.answerLogMonths} months; what a date looked like before it was changed: ${retention.eventVersionMonths} months after the date. Who came: ${markRetentionMonths} months after the date. What was to be told to whom: ${retention.noticeDays} days after it was. That its staff had families to call: ${retention.callListDays} days after the list was closed.`,
  },
  {
    what: "Who drives whom to a date",
    time: `${retention.rideDays} days after the date. Who may drive a child alone: ${retention.rideDays} days after the last day, or until a guardian takes it back.`,
  },
  {
    what: "Whose turn it is to bring or do what, and which duties your family is out of",
    time: `${turnRetentionMonths} months after the date, or after the duty ended; at the longest as long as somebody's place in the team.`,
  },
  {
    what: "When somebody is away",
    time: `${absenceRetentionMonths} months after the last day. That a player comes as usual: ${usualRetentionMonths} months after it ended.`,
  },
  {
    what: "Calendar links",
    time: `Until you switch them off, and ${linkRetentionMonths} months longer, when they show nothing any more. Signing out everywhere, or a new password, switches all of them off.`,
  },
  {
    what: "Public links of events",
    time: `Until they are removed, at the longest ${daysAfterEnd} days after the event. A link stays when the account of whoever made it is erased, and then names nobody.`,
  },
  {
    what: "A device that rings",
    time: "Until you sign out there or turn it off, until nothing arrives there any more, or until your account is gone. What it was rung for: 30 days.",
  },
  {
    what: "News for you, such as that a date has moved or somebody is in",
    time: `${retention.dingDays} days after it came last. What may ring, and when: until you change it.`,
  },
  {
    what: "What you say in a huddle, and your cheers on it",
    time: `${retention.messageMonths} months, or as long as the team. Words that were changed or taken back: ${retention.messageVersionDays} days, open to the team's coaches and managers where a whole team reads, and to nobody in a group. A reported message, copied with up to ten before and after it: ${retention.reportMonths} months, for the team's managers or for our own people. Whom you folded away: until you unfold them; nobody is told.`,
  },
  {
    what: "What you post to a feed, with its comments and votes, and which posts you have seen, which the team's coaches and managers see",
    time: `${retention.postMonths} months after the post, or as long as the team.`,
  },
  {
    what: "What our support did, and the trail of who let whom in",
    time: `${retention.auditMonths} months, as ids.`,
  },
  {
    what: "Logs",
    time: `At most ${retention.logDays} days. They hold no passwords, tokens or e-mail addresses.`,
  },
  { what: "Backups", time: `At most ${retention.backupDays} days after the original is gone.` },
];
