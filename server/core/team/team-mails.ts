import { keyOf } from "../account/mailbox";
import { compose, type MailText, tidy } from "../mail/templates";

interface TeamMail {
  /** The reader's first name. */
  to: string;
  teamName: string;
  teamId: string;
  publicOrigin: string;
}

/** Mails contain a first name at most, and none in the subject, which others may see on the screen. */

export const youAreInMail = ({ childName, ...mail }: TeamMail & { childName: string | null }): MailText =>
  compose("You're in", {
    greeting: `Hey ${tidy(mail.to)},`,
    paragraphs: [
      childName === null
        ? `The nod is in: you're on the roster of ${tidy(mail.teamName)}.`
        : `The nod is in: ${tidy(childName)} is on the roster of ${tidy(mail.teamName)}.`,
    ],
    button: { label: "To the team", href: teamPage(mail) },
    closing: ["Never asked for this? Open the team and leave it there."],
  });

export const roleChangedMail = ({ roles, ...mail }: TeamMail & { roles: readonly string[] }): MailText =>
  compose("Your role in the team changed", {
    greeting: `Hey ${tidy(mail.to)},`,
    paragraphs: [
      `A manager changed what you do in ${tidy(mail.teamName)}. From now on you're in as ${listOf(roles)}.`,
    ],
    button: { label: "To the team", href: teamPage(mail) },
    closing: ["Not what you agreed on? Talk to a manager of the team."],
  });

export const takeOverMail = ({ coachName, ...mail }: TeamMail & { coachName: string }): MailText =>
  compose("Somebody wants to take over your team", {
    greeting: `Hey ${tidy(mail.to)},`,
    paragraphs: [
      `${tidy(coachName)}, who coaches ${tidy(mail.teamName)}, asks to run the team: nobody has seen a manager of the team for three weeks.`,
      `Without an answer within three days, ${tidy(coachName)} can become a manager beside you. Nobody loses a job.`,
    ],
    button: { label: "I'm here", href: teamPage(mail) },
    closing: ["Fine by you? Then just sit back."],
  });

/** `otherGuardian` is left out if the other child is shown by its number. */
export const anotherLikeYoursMail = ({
  childName,
  otherGuardian,
  ...mail
}: TeamMail & { childName: string; otherGuardian: string | null }): MailText =>
  compose("Another player like yours joined", {
    greeting: `Hey ${tidy(mail.to)},`,
    paragraphs: [
      otherGuardian === null
        ? `A second ${tidy(childName)} joined ${tidy(mail.teamName)}.`
        : `A second ${tidy(childName)} joined ${tidy(mail.teamName)}, looked after by ${tidy(otherGuardian)}. Do you know them?`,
    ],
    button: { label: "See what needs you", href: `${mail.publicOrigin}/app/home` },
    closing: ["All fine? Press Okay there. Something feels off? Press Report, and we look into it."],
  });

/** The guardian's text is sent to support only: it may name people. */
export const reportForManagersMail = ({
  reporter,
  childName,
  ...mail
}: TeamMail & { reporter: string; childName: string }): MailText =>
  compose("A guardian reports a player", {
    greeting: `Hey ${tidy(mail.to)},`,
    paragraphs: [
      `${tidy(reporter)}, who looks after ${tidy(childName)} in ${tidy(mail.teamName)}, doesn't know who brought the second ${tidy(childName)}.`,
      "Have a look who let them in, and ask. Nobody was taken off the roster.",
    ],
    button: { label: "To the team", href: teamPage(mail) },
    closing: ["We know of it, too. Answer to this address if you need us."],
  });

/** To support: ids, and the guardian's text. */
export const reportForSupportMail = ({
  publicOrigin,
  abuseEmailAddress,
  teamId,
  newcomerId,
  guardianIds,
  childId,
  userId,
  note,
}: {
  publicOrigin: string;
  abuseEmailAddress: string;
  teamId: string;
  newcomerId: string;
  guardianIds: readonly string[];
  childId: string;
  userId: string;
  note: string;
}) => ({
  to: keyOf(abuseEmailAddress),
  ...compose("A guardian reports a player", {
    greeting: "Hey crew,",
    paragraphs: [
      `${userId} looks after the child ${childId} in the team ${teamId} and reports a second one of that name: ${newcomerId}, looked after by ${guardianIds.join(", ")}.`,
      ...(note === "" ? [] : [`They wrote: ${note}`]),
    ],
    button: { label: "Open the product", href: `${publicOrigin}/app` },
    closing: ["npm run support -- show tells what state their accounts are in."],
  }),
});

const teamPage = ({ publicOrigin, teamId }: TeamMail) => `${publicOrigin}/app/team/${teamId}`;

/** "player, coach and manager" */
const listOf = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
