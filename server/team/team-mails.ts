import { compose, type MailText, tidy } from "../mail/templates";

interface TeamMail {
  /** The reader's first name. */
  to: string;
  teamName: string;
  teamId: string;
  publicOrigin: string;
}

/** Mails carry a first name at most, and none in their subject: others read over a shoulder. */

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
      `${tidy(coachName)}, who coaches ${tidy(mail.teamName)}, asks for the whistle: nobody has seen a manager of the team for three weeks.`,
      `Stay silent for three days, and ${tidy(coachName)} can become a manager beside you. Nobody loses a job.`,
    ],
    button: { label: "I'm here", href: teamPage(mail) },
    closing: ["Fine by you? Then just sit back."],
  });

/** `otherGuardian` is left out where the other child is shown by its number. */
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
    button: { label: "To the team", href: teamPage(mail) },
    closing: ["Something feels off? Tell a coach, or drop us a note."],
  });

const teamPage = ({ publicOrigin, teamId }: TeamMail) => `${publicOrigin}/app/team/${teamId}`;

/** "player, coach and manager" */
const listOf = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
