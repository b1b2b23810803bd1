import { product } from "../../../domain/base/product";
import { retention } from "../../../domain/base/retention";
import { compose, type MailText, type Recipient, tidy } from "../../core/mail/templates";

export type StillPlaying = Recipient & {
  /** "Dec 7". */
  dueDay: string;
  isLast: boolean;
};

const subject = "Still playing?";
const last = "This is our last mail about it.";

/** Signing in is enough to keep the profile. */
export const inactiveChildMail = ({
  name,
  publicOrigin,
  dueDay,
  isLast,
  childName,
}: StillPlaying & { childName: string }): MailText =>
  compose(subject, {
    greeting: `Hey ${tidy(name)},`,
    paragraphs: [
      `Nobody who looks after ${tidy(childName)} has dropped by ${product.name} in a long while, and ${tidy(childName)} is in no team. We keep no kid's profile that nobody needs: on ${dueDay} it's erased for good, with everything in it.`,
      "Still playing? Sign in once before that day, and it stays.",
    ],
    button: { label: "Sign in and keep it", href: `${publicOrigin}/app/home?settings=family` },
    closing: [
      ...(isLast ? [last] : []),
      "All done with it? Then there's nothing to do. Your own account stays until you delete it.",
    ],
  });

export const inactiveTeamMail = ({
  name,
  publicOrigin,
  dueDay,
  isLast,
  teamName,
  teamId,
}: StillPlaying & { teamName: string; teamId: string }): MailText =>
  compose(subject, {
    greeting: `Hey ${tidy(name)},`,
    paragraphs: [
      `It's been quiet in ${tidy(teamName)} for a long while: no date, no new season, nobody new, no message. On ${dueDay} we archive the team. Everybody in it can still read it; ${retention.archivedTeamMonths} months later it's erased.`,
      "Still playing? Plan a date, name the next season or say something in the team's huddle before that day, and it stays.",
    ],
    button: { label: "To the team", href: `${publicOrigin}/app/team/${teamId}` },
    closing: [
      ...(isLast ? [last] : []),
      "All done? Then there's nothing to do. A manager can bring an archived team back.",
    ],
  });
