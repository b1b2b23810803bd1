import { compose, linkTo, type MailText, tidy } from "../mail/templates";

interface Asked {
  publicOrigin: string;
  /** In no reply: its holder reads this address's mail. */
  mailToken: string;
  /** The sender's first name. */
  from: string;
  days: number;
}

const subjects = {
  team: "An invitation to a team",
  spot: "A spot is kept for your player",
  guardian: "Will you look after a player too?",
  follower: "Somebody wants you to follow along",
};
export const invitationSubjects: readonly string[] = Object.values(subjects);

/** Names as people typed them: sanitised everywhere, first names at most, and none in a subject. */
export const teamInvitationMail = ({
  team,
  isOnStaff,
  ...asked
}: Asked & { team: string; isOnStaff: boolean }) =>
  letter(subjects.team, asked, {
    paragraphs: [
      isOnStaff
        ? `${tidy(asked.from)} wants you on the staff of ${tidy(team)}.`
        : `${tidy(asked.from)} wants you in the squad of ${tidy(team)}.`,
      "Have a look first. Nothing happens until you say yes.",
    ],
    label: "See the invitation",
    sender: "team",
  });

export const spotMail = ({ team, child, ...asked }: Asked & { team: string; child: string }) =>
  letter(subjects.spot, asked, {
    paragraphs: [
      `${tidy(asked.from)} kept a spot for ${tidy(child)} on the roster of ${tidy(team)}.`,
      "Say that the kid is yours, and the spot is taken. Nobody else has to nod.",
    ],
    label: "Take the spot",
    sender: "team",
  });

export const guardianMail = ({ child, ...asked }: Asked & { child: string }) =>
  letter(subjects.guardian, asked, {
    paragraphs: [
      `${tidy(asked.from)} asks you to look after ${tidy(child)} together.`,
      "You'll see and decide everything that they do.",
    ],
    label: "See the invitation",
    sender: "family",
  });

export const followerMail = ({ child, ...asked }: Asked & { child: string }) =>
  letter(subjects.follower, asked, {
    paragraphs: [
      `${tidy(asked.from)} wants you to follow along with ${tidy(child)}.`,
      "You'll see the teams that they play for. You can stop at any time.",
    ],
    label: "See the invitation",
    sender: "family",
  });

function letter(
  subject: string,
  { publicOrigin, mailToken, days }: Asked,
  { paragraphs, label, sender }: { paragraphs: readonly string[]; label: string; sender: "team" | "family" },
): MailText {
  return compose(subject, {
    greeting: "Hey there,",
    paragraphs,
    button: { label, href: linkTo(publicOrigin, "join", mailToken) },
    closing: [
      `The link works for the next ${days === 1 ? "day" : `${days} days`}, and for you alone: it tells us that this address is yours.`,
      "Not for you? Then leave it be. Nothing happens until somebody presses that button.",
    ],
    quiet: {
      label: `No more mail from this ${sender}`,
      href: `${publicOrigin}/app/join?decline#${mailToken}`,
    },
  });
}
