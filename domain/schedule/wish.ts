import type { OutboxKind } from "../outbox/outbox";
import { noneUnsent, type Unsent } from "../outbox/unsent";
import { routes } from "../shell/routes";
import type { ScheduleWindow } from "./agenda";
import { answerTexts } from "./agenda-texts";
import { type AnswerOutcome, answerKey, type SaidAnswer } from "./answering";
import type { MarkOutcome, SaidMark } from "./attendance";
import { eventKeyText } from "./event-sheet";
import { eventTitle } from "./event-words";
import type { GotItOutcome, Seen } from "./schedule";
import { dayText } from "./wall-time";

/** An item of the outbox: an answer, a mark of attendance or a *Got it*. */
export type Wish = SaidAnswer | SaidMark | Seen;

export const isAnswer = (wish: Wish): wish is SaidAnswer => "answer" in wish;
export const isMark = (wish: Wish): wish is SaidMark => "attendance" in wish;
export const isGotIt = (wish: Wish): wish is Seen => !isAnswer(wish) && !isMark(wish);

export const countUnsent = (wishes: readonly Wish[]): Unsent => ({
  ...noneUnsent,
  answers: wishes.filter(isAnswer).length,
  gotIts: wishes.filter(isGotIt).length,
  marks: wishes.filter(isMark).length,
});

/** A newer item replaces one of the same key: one answer and one mark for each player and event, one *Got it* for each event. */
export function wishKey(wish: Wish): string {
  if (isAnswer(wish)) return answerKey(wish);
  return isMark(wish) ? `mark.${answerKey(wish)}` : `got-it.${wish.eventId}`;
}

/** The latest of each key, sent in one call. */
export const wishKind: OutboxKind<Wish> = {
  name: "said",
  keyOf: wishKey,
  order: { type: "latest" },
  told: "once",
};

/** The result of sending an item. */
export type Settled =
  | { kind: "answer"; said: SaidAnswer; outcome: AnswerOutcome }
  | { kind: "attendance"; said: SaidMark; outcome: MarkOutcome }
  | { kind: "got_it"; said: Seen; outcome: GotItOutcome };

/** "Maya, Practice Tue, Nov 24. Didn't make it: …". Names come from the window stored on the device. */
export function cameBackText({ said, outcome }: Settled, window: ScheduleWindow | null): string {
  const event = window?.events.find(({ id }) => id === said.eventId);
  const name =
    isAnswer(said) &&
    event?.mine.find(({ membership_id }) => membership_id === said.membershipId)?.first_name;
  // Many marks of one event may come back at once, as one toast: without the players' names.
  const about = event && `${name ? `${name}, ` : ""}${eventTitle(event)} ${dayText(event.first_day)}. `;
  if (outcome.kind === "called_off") return `${about ?? ""}${outcome.text}`;
  if (isMark(said))
    return `${about ?? ""}${cameBackTexts.marks} ${"text" in outcome ? outcome.text : ""}`.trim();
  const why =
    "text" in outcome ? outcome.text : cameBackTexts[outcome.kind === "differs" ? "differs" : "other"];
  return `${about ?? ""}${answerTexts.failed(why)}`;
}

/** The link to the item's event. */
export const cameBackLink = ({ said }: Settled) => ({
  href: `${routes.schedule.pattern}?event=${eventKeyText(said)}`,
  label: cameBackTexts.link,
});

const cameBackTexts = {
  link: "Open it",
  marks: "Marks didn't make it.",
  differs: "somebody else answered meanwhile.",
  other: "the server had no time for it.",
} as const;
