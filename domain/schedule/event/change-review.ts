import { cityOf, dayText } from "../../dates/wall-time";
import type { EventKind, EventTiming } from "./event";
import { type Asks, type EventDetails, type EventForm, type EventSide, formOf } from "./event-fields";
import { arriveWords, kindNouns, leadWords, lengthWords } from "./event-texts";

/** A changed field in words: the old text, the new one. Empty: there was or is nothing. */
export type ReviewRow = { readonly label: string; readonly was: string; readonly is: string };

/** What a change does, for the line above its button. */
export type ChangeReview = {
  readonly rows: readonly ReviewRow[];
  /** Whether time or place change, so that answers are asked again. */
  readonly isMove: boolean;
};

export const timingNames: Readonly<Record<EventTiming, string>> = {
  timed: "At a time",
  day: "All day",
  open: "Not set yet",
};
export const asksNames: Readonly<Record<Asks, string>> = {
  players: "Players",
  players_and_staff: "Players and staff",
  nobody: "Nobody",
};
export const sideNames: Readonly<Record<NonNullable<EventSide>, string>> = {
  home: "Home",
  away: "Away",
  neutral: "Neutral ground",
};

type Fields = { form: EventForm; placeOf: PlaceOf };
type PlaceOf = (venueId: string) => string | undefined;
type Row = { label: string; isTime?: true; words: (fields: Fields) => string };

/** The form's fields in the order of their importance. A field that the timing or kind does not use has no words. */
const rows: readonly Row[] = [
  { label: "Day", isTime: true, words: ({ form }) => (form.day === "" ? "" : dayText(form.day)) },
  { label: "Starts", isTime: true, words: ({ form }) => (isTimed(form) ? form.time.replace(/^0/, "") : "") },
  { label: "The time", isTime: true, words: ({ form }) => timingNames[form.timing] },
  { label: "How long", isTime: true, words: ({ form }) => lengthOf(form) },
  { label: "Be there", words: ({ form }) => (isTimed(form) ? arriveWords(form.arriveMinutes) : "") },
  { label: "Time zone", isTime: true, words: ({ form }) => cityOf(form.timeZone) },
  {
    label: "Place",
    isTime: true,
    words: ({ form, placeOf }) => (form.venueId === null ? "" : (placeOf(form.venueId) ?? "another place")),
  },
  { label: "Field", words: ({ form }) => form.venueDetail },
  { label: "Kind", words: ({ form }) => kindNouns[form.kind] },
  { label: "Name", words: ({ form }) => form.title },
  { label: "Opponent", words: ({ form }) => (form.kind === "game" ? form.opponent : "") },
  { label: "Played", words: ({ form }) => (form.kind === "game" && form.side ? sideNames[form.side] : "") },
  { label: "Kit", words: ({ form }) => form.kit },
  { label: "Asked", words: ({ form }) => asksNames[form.asks] },
  { label: "Answers", words: ({ form }) => (form.asks === "nobody" ? "" : leadWords(form.answerLead)) },
];

const isTimed = ({ timing }: EventForm) => timing === "timed";
function lengthOf({ timing, minutes, days }: EventForm): string {
  if (timing === "open") return "";
  return lengthWords(timing === "timed" ? minutes : days * 1_440);
}

/** What a form changes of an event. `places` are those that the team knows. */
export function reviewOf(
  form: EventForm,
  before: EventDetails,
  places: readonly { id: string; name: string }[],
): ChangeReview {
  const { venue } = before.event;
  const known = venue ? [venue, ...places] : places;
  const placeOf = (id: string) => known.find((place) => place.id === id)?.name;
  const [was, is] = [formOf(before), form].map((each): Fields => ({ form: each, placeOf }));
  if (!was || !is) throw new Error("Two versions are compared");
  const changed = rows.filter(({ words }) => words(was) !== words(is));
  const isOtherNote = was.form.notes.trim() !== is.form.notes.trim();
  return {
    rows: [
      ...changed.map(({ label, words }) => ({ label, was: words(was), is: words(is) })),
      ...(isOtherNote ? [{ label: "Notes", was: "", is: is.form.notes.trim() === "" ? "none" : "new" }] : []),
    ],
    isMove: changed.some(({ isTime }) => isTime),
  };
}

/** "18 answers will be asked again." Null if none was given. */
export const askedAgain = (answers: number): string | null =>
  answers === 0 ? null : `${answers === 1 ? "1 answer" : `${answers} answers`} will be asked again.`;

/** How many answers to one event a move asks again. */
export const answersOf = ({ event: { counts } }: EventDetails): number =>
  counts ? counts.yes + counts.maybe + counts.no : 0;

export type ChangeVerb = "Move" | "Change";
export const verbOf = ({ isMove }: ChangeReview): ChangeVerb => (isMove ? "Move" : "Change");

/** The button that saves a change: "Move game". In a series it leads to the question which ones. */
export function changeWord(review: ChangeReview, kind: EventKind, isOneOfMany: boolean) {
  if (review.rows.length === 0) return "Save";
  return `${verbOf(review)} ${isOneOfMany ? "one or more" : kindNouns[kind]}`;
}
