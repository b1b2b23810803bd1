import { type Day, isoDateOf, weekdayOf } from "../dates/calendar";
import { dayOf } from "../dates/wall-time";
import { tidyMessage } from "../huddle/message-text";
import type { Feed, NewPoll } from "./card";
import { cardFormTexts } from "./form-texts";
import { fewestOptions, mostOptions, optionLength, pollDays, postLength } from "./limits";

export type CardForm = {
  teamId: string;
  text: string;
  mentions: readonly string[];
  poll: NewPoll | null;
  /** The event that it is about. */
  eventId: string | null;
  isQuiet: boolean;
};
/** What was stored; with the card that was edited when it began. */
export type SavedCard = Feed;

export type CardField = "text" | "options" | "closes";
export const cardFields = ["text", "options", "closes"] as const satisfies readonly CardField[];

/** What is typed of a post or a poll. It is kept while the tab lives, so that a closed form loses nothing. */
export type CardDraft = {
  text: string;
  options: readonly string[];
  isMultiple: boolean;
  showsVoters: boolean;
  /** The device's local time, "2026-12-04T20:00"; empty: never. */
  closes: string;
  isQuiet: boolean;
  /** What it is about, in which team. */
  event: { teamId: string; eventId: string } | null;
};

export const emptyDraft = (today: string): CardDraft => ({
  text: "",
  options: ["", ""],
  isMultiple: false,
  showsVoters: true,
  closes: nextFriday(today),
  isQuiet: false,
  event: null,
});

/** 20:00 on the next Friday after today. */
export function nextFriday(today: string): string {
  const day: Day = dayOf(today);
  const ahead = (friday - weekdayOf(day) + 7) % 7 || 7;
  return `${isoDateOf(day + ahead)}T20:00`;
}

const friday = 5;

export function textFault(text: string): string | null {
  const length = [...tidyMessage(text)].length;
  if (length === 0) return cardFormTexts.empty;
  return length > postLength ? cardFormTexts.tooLong(length - postLength) : null;
}

/** The options that were typed; empty lines are none. */
export const optionsOf = (typed: readonly string[]): string[] =>
  typed.map((each) => tidyMessage(each).replace(/\s+/g, " ")).filter((each) => each !== "");

/** By line, and of all together. */
export function optionFaults(typed: readonly string[]): {
  lines: readonly (string | null)[];
  all: string | null;
} {
  const tidy = typed.map((each) => tidyMessage(each).replace(/\s+/g, " "));
  const lines = tidy.map((text, at) => {
    if ([...text].length > optionLength) return cardFormTexts.optionTooLong;
    const isAlike = text !== "" && tidy.findIndex((each) => readingOf(each) === readingOf(text)) < at;
    return isAlike ? cardFormTexts.alike : null;
  });
  const count = optionsOf(typed).length;
  const all =
    count < fewestOptions ? cardFormTexts.tooFew : count > mostOptions ? cardFormTexts.tooMany : null;
  return { lines, all };
}

const readingOf = (option: string) => option.normalize("NFKC").toLowerCase();

/** `closes` is the moment that was chosen; null: never; NaN: no moment. */
export function closesFault(closes: number | null, now: number): string | null {
  if (closes === null) return null;
  if (Number.isNaN(closes)) return cardFormTexts.noMoment;
  if (closes <= now) return cardFormTexts.past;
  return closes > now + pollDays * 86_400_000 ? cardFormTexts.tooFar : null;
}

/** What is wrong with a draft, by its fields. */
export const draftFaults = (draft: CardDraft, isPoll: boolean, now: number) => ({
  text: textFault(draft.text),
  options: isPoll ? optionFaults(draft.options) : { lines: [], all: null },
  closes: isPoll ? closesFault(momentOf(draft), now) : null,
});
export type DraftFaults = ReturnType<typeof draftFaults>;

/** On the device's clock; null: never, NaN: no moment. */
export const momentOf = ({ closes }: Pick<CardDraft, "closes">) =>
  closes === "" ? null : Date.parse(closes);

/** As it is sent. */
export function pollOf(draft: CardDraft): NewPoll {
  const closes = momentOf(draft);
  return {
    options: optionsOf(draft.options),
    is_multiple: draft.isMultiple,
    shows_voters: draft.showsVoters,
    closes_at: closes === null ? null : new Date(closes).toISOString(),
  };
}
