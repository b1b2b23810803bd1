import { compose, linkTo, tidy } from "../../core/mail/templates";
import { stopAddress } from "../../core/notification/mail-stop";

export interface Missed {
  messages: number;
  posts: number;
  answers: number;
  others: number;
}

/** Counts only: a mailbox may be read by others. */
export const summaryMail = ({
  to,
  missed,
  publicOrigin,
  stopToken,
}: {
  to: string;
  missed: Missed;
  publicOrigin: string;
  stopToken: string;
}) => ({
  ...compose("What you missed", {
    greeting: `Hey ${tidy(to)},`,
    paragraphs: [`You missed ${missedWords(missed)}.`],
    button: { label: "See your dings", href: `${publicOrigin}/app/dings` },
    closing: ["Once a day at most, and only if something waits. Dings has the switch, under Notifications."],
    quiet: { label: "No more daily summaries", href: linkTo(publicOrigin, "stop", stopToken) },
  }),
  stopAddress: stopAddress(publicOrigin, stopToken),
});

/** "12 messages, 2 wanted answers and 1 ding". */
export function missedWords({ messages, posts, answers, others }: Missed): string {
  const parts = [
    counted(messages, "message"),
    counted(posts, "post"),
    counted(answers, "wanted answer"),
    counted(others, "ding"),
  ].filter((part) => part !== null);
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

const counted = (number: number, name: string) =>
  number === 0 ? null : `${number} ${name}${number === 1 ? "" : "s"}`;
