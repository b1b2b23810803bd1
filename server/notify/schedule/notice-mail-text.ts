import { awayThenText } from "../../../domain/absence/words";
import { timeText } from "../../../domain/dates/wall-time";
import { eventTitle } from "../../../domain/schedule/event/event-fact-texts";
import type { NoticeKind } from "../../../domain/schedule/notice/notice-rules";
import { compose, linkTo, type MailText, tidy } from "../../core/mail/templates";
import { stopAddress } from "../../core/notification/mail-stop";

/** One notice in a mail. */
export interface MailLine {
  kind: NoticeKind;
  teamName: string;
  title: string;
  /** The other team of a game. */
  opponent: string | null;
  timing: "timed" | "day" | "open";
  /** Wall clock in the event's zone. */
  startsLocal: string;
  isToday: boolean;
  /** One text for each change: "17:30 → 18:00". User input in them is tidied by `tidyChange`. */
  changes: readonly string[];
  /** First names of the reader's children; empty for an adult player. */
  players: readonly string[];
  /** Those who are away at the event as it is now: first names, none for an adult player; null if nobody is. */
  away: readonly string[] | null;
  href: string;
  /** What one press in the mail does, without a sign-in. */
  action: { label: string; href: string } | null;
}

/** Subjects contain no names, since lock screens show them. */
function subjectOf({ kind, title, isToday }: MailLine): string {
  switch (kind) {
    case "called_off":
      return isToday ? "Called off today" : "Called off";
    case "moved":
      return title === "Practice" || title === "Game" ? `${title} moved` : "An event moved";
    case "changed":
    case "unseen":
    case "nudged":
      return "Have you seen this change?";
    case "back_on":
      return "It's back on";
    case "added":
      return "New on the books";
    case "answer_wanted":
      return "Will you be there?";
  }
}

/** Order of the lines; the most urgent one also gives the subject. */
export const urgency: readonly NoticeKind[] = [
  "called_off",
  "moved",
  "back_on",
  "changed",
  "unseen",
  "nudged",
  "added",
  "answer_wanted",
];

const byUrgency = (one: MailLine, other: MailLine) =>
  urgency.indexOf(one.kind) - urgency.indexOf(other.kind) || (one.startsLocal < other.startsLocal ? -1 : 1);

/** One mail with all of a person's notices. One that only asks for answers can be stopped; changes are always mailed. */
export function scheduleMail(
  to: string,
  lines: readonly MailLine[],
  { publicOrigin, stopToken }: { publicOrigin: string; stopToken: string },
): MailText & { stopAddress?: string } {
  const [first, ...others] = [...lines].sort(byUrgency);
  if (!first) throw new Error("A mail that tells nothing.");
  const isOne = others.length === 0;
  const canBeStopped = lines.every(({ kind }) => kind === "answer_wanted");
  const text = compose(subjectOf(first), {
    greeting: `Hey ${tidy(to)},`,
    paragraphs: isOne ? [paragraphOf(first)] : [first, ...others].map(linkedParagraph),
    button: isOne
      ? (first.action ?? { label: "Have a look", href: first.href })
      : { label: "Open the schedule", href: `${publicOrigin}/app/schedule` },
    closing: ["One press there tells your coach, and spares you the next reminder."],
    ...(canBeStopped && {
      quiet: { label: "No more reminders to answer", href: linkTo(publicOrigin, "stop", stopToken) },
    }),
  });
  return canBeStopped ? { ...text, stopAddress: stopAddress(publicOrigin, stopToken) } : text;
}

/** The same to an address that staff invited for a spot. */
export function spotScheduleMail(
  lines: readonly MailLine[],
  { publicOrigin, mailToken }: { publicOrigin: string; mailToken: string },
): MailText {
  const [first, ...others] = [...lines].sort(byUrgency);
  if (!first) throw new Error("A mail that tells nothing.");
  const only = others.length === 0 ? first.action : null;
  return compose(subjectOf(first), {
    greeting: "Hey there,",
    paragraphs: only ? [paragraphOf(first)] : [first, ...others].map(linkedParagraph),
    button: only ?? { label: "See the invitation", href: linkTo(publicOrigin, "join", mailToken) },
    closing: [
      "One press there tells the coach. You need no account for it.",
      "Not for you? Then leave it be. We stop after three mails that nobody answers.",
    ],
    quiet: { label: "No more mail from this team", href: `${publicOrigin}/app/join?decline#${mailToken}` },
  });
}

const linkedParagraph = (line: MailLine) =>
  line.action === null ? paragraphOf(line) : { text: paragraphOf(line), link: line.action };

function paragraphOf(line: MailLine): string {
  const { kind, teamName, changes, players } = line;
  const title = eventTitle({ title: tidy(line.title), opponent: line.opponent && tidy(line.opponent) });
  // "Game with Comets" would name the reader's own team as the other one.
  const what = `${tidy(teamName)}: ${title}, ${whenOf(line)}`;
  const news = changes.join(" · ");
  if (kind === "answer_wanted") {
    const who = players.length === 0 ? "you" : listOf(players.map(tidy));
    return `${what}: will ${who} be there?`;
  }
  if (kind === "added") return `${what}: it's new on the books.`;
  const told = news === "" ? `${what}.` : `${what}: ${news}.`;
  return line.away === null || kind === "called_off" ? told : `${told} ${awayThenText(line.away.map(tidy))}`;
}

const days = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** "Tue, Nov 24" from an ISO date. */
export const dayWords = (date: string) => days.format(new Date(`${date}T00:00:00Z`));

const whenOf = ({ timing, startsLocal }: MailLine) =>
  timing === "timed"
    ? `${dayWords(startsLocal.slice(0, 10))}, ${timeText(startsLocal)}`
    : dayWords(startsLocal.slice(0, 10));

const listOf = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
