import { withArticle } from "../base/texts";
import { beThere, dayText, timeText } from "../dates/wall-time";
import type { Answer } from "../schedule/answer/answer";
import { answerTexts } from "../schedule/answer/answer-texts";
import { reasonText } from "../schedule/event/change-texts";
import type { MailEvent, MailPage, MailPlayer } from "./answer-link";

export const answerLinkTexts = {
  opening: "One moment.",
  openingWhy: "Looking up what this mail is about.",
  rainDelay: "Rain delay.",
  tryAgain: "Try again",
  over: "Final whistle.",
  overWhy: "This one's over.",
  toSchedule: "Open the schedule",
  who: "Who's in?",
  closed: "Closed: only Out is left",
  word: "Note for the coach",
  wordFirst: "Goes along with your answer.",
  tooLong: "A shorter one, please: 140 letters at most.",
  send: "Send it",
  leaveWord: "Cancel",
  gotIt: "Got it",
  whatChanged: "What changed",
  known: "Thanks. Your coach can see that you know.",
  somebody: "Somebody",
  newer: "It has changed again since this mail. What stands above is the newest.",
  unsent: (why: string) => `Not saved yet: ${why}`,
  signIn: "Sign in for the rest of the week",
  stop: "No more mail from this team",
  stopSure: (team: string) => `No more mail from ${withArticle(team)}?`,
  stopWhy:
    "Not even when a practice is called off. Whatever is new still waits in the app, for those who sign in.",
  stopYes: "Stop the mails",
  back: "Back",
  areStopped: "This team's mails to you are stopped.",
  begin: "Mail me again",
  undo: "Undo",
  stopped: "Fair enough.",
  stoppedWhy: (team: string) => `No more mail from ${withArticle(team)} comes to your inbox.`,
} as const;

const cheers: Readonly<Record<Answer, string>> = { yes: " Game on!", maybe: "", no: " Next time!" };

/** "Saved at 8:14. Game on!" */
export const savedText = (answer: Answer, time: string) => `Saved at ${time}.${cheers[answer]}`;

/** "Practice with the Rockets", "Game vs Rockets". */
export const mailTitle = ({ event: { title, opponent }, team }: MailPage): string =>
  opponent === null ? `${title} with ${withArticle(team.name)}` : `${title} vs ${opponent}`;

/** The time to be there, else the start, else the days: the largest thing on the page. */
export function mailTime({ timing, starts_local, arrive_minutes, first_day }: MailEvent): {
  time: string;
  lines: string[];
} {
  const day = dayText(first_day);
  if (timing !== "timed") return { time: day, lines: timing === "open" ? ["Time not set yet"] : [] };
  const at = beThere(starts_local, arrive_minutes);
  const start = timeText(starts_local);
  return at === null
    ? { time: start, lines: [day] }
    : { time: at, lines: ["be there", `${day} · starts ${start}`] };
}

/** "Tue, Nov 24 to Sun, Nov 29" for an event of several days. */
export const mailDays = ({ timing, first_day, last_day }: MailEvent): string | null =>
  timing === "timed" || first_day === last_day ? null : `until ${dayText(last_day)}`;

/** "Called off: rain." */
export const mailOff = ({ called_off }: MailEvent): string | null =>
  called_off && `Called off: ${called_off.note ?? reasonText(called_off.reason)}.`;

/** "Maya, Practice with the Rockets, Tue, Nov 24, 17:30". */
export const rowLabel = (name: string, page: MailPage): string =>
  [
    name,
    mailTitle(page),
    dayText(page.event.first_day),
    ...(page.event.timing === "timed" ? [timeText(page.event.starts_local)] : []),
  ].join(", ");

const whoOf = ({ answered_by: by }: MailPlayer) => by && (by.is_me ? answerTexts.me : by.name);

/** How a player's answer stands: "Alex, 8:02". */
export function rowStatus({ closed }: MailPage, player: MailPlayer, when: string): string {
  if (closed === "called_off") return answerTexts.calledOff;
  if (closed === "not_asked") return answerTexts.notAsked;
  if (player.answer === null) return closed === "late" ? answerLinkTexts.closed : answerTexts.none;
  if (player.source === "away") return answerTexts.away(null);
  if (player.source === "usual") return answerTexts.usual;
  if (player.is_for_old_time) return answerTexts.still(null);
  const who = whoOf(player);
  return who ? answerTexts.saidBy(who, when) : when;
}

/** "Alex said Out at 8:02." */
export function theyAnswered(player: MailPlayer, when: string): string {
  const who = whoOf(player) || answerLinkTexts.somebody;
  return player.source === "away"
    ? answerTexts.theySaidAway(who, when, null)
    : answerTexts.theySaid(who, player.answer, when);
}
