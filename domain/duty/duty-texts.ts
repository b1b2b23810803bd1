import type { Duty, SharePlan } from "./duty-book";

const plural = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`;
const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"] as const;
const word = (count: number) => words[count] ?? String(count);

export const dutyTexts = {
  title: "Duties",
  opening: "Fetching the duties",
  none: "Nobody has to bring a thing. Yet.",
  noneWhy: "Once your coaches add snacks or the kit wash, turns are shared out fairly here.",
  start: "What do you want to share out?",
  more: "Add another",
  something: "Something else",
  share: "Share out",
  shared: "Shared out.",
  sharedWhy: "New games, newcomers and leavers are evened out every night. Families confirm theirs.",
  list: "Families put themselves down in each event.",
  undo: "Undo",
  change: "Change",
  end: "End",
  endSure: "Yes, end it",
  endWhy: "Turns to come are gone; past ones still count.",
  out: "We're out of this one",
  outNow: "You're out of this one.",
  outUndo: "We're in again",
  in: "Put us down",
  inNow: "You're down for this one.",
  inUndo: "Take us off",
  season: "This season",
  family: "Family",
  toCome: "To come",
  turns: "Turns",
  noTurns: "–",
  yours: "yours",
  notJoined: "not joined yet",
  name: "What is it?",
  nameHint: "Oranges, or the first-aid kit.",
  noName: "Give it a name.",
  longName: "Thirty characters are enough.",
  families: "How many families each time?",
  kinds: "At which events?",
  noKind: "Choose at least one.",
  side: "Home or away?",
  sides: { both: "Both", home: "Home", away: "Away" },
  forAll: "Everybody takes turns",
  forAllWhy: "Without it, families put themselves down.",
  sparesStaff: "Coaches' families are spared",
  add: "Add",
  save: "Save",
  cancel: "Cancel",
  again: "Try again",
} as const;

/** "1 family at games", "2 families at home games". */
export function dutyLine({ families, kinds, side, is_for_all: isForAll }: Duty): string {
  const at = kinds
    .map((kind) => `${side && kind === "game" ? `${side} ` : ""}${kindWords[kind][1]}`)
    .join(", ");
  return [`${plural(families, "family", "families")} at ${at}`, !isForAll && "volunteers"]
    .filter(Boolean)
    .join(" · ");
}

const kindWords: Readonly<Record<Duty["kinds"][number], readonly [one: string, several: string]>> = {
  practice: ["practice", "practices"],
  game: ["game", "games"],
  tournament: ["tournament", "tournaments"],
  meeting: ["meeting", "meetings"],
  social: ["get-together", "get-togethers"],
  other: ["other event", "other events"],
};

/** "18 games, 13 families: one or two turns each." */
export function planText({ events, families, turns, least, most }: SharePlan, { kinds }: Duty): string {
  const [kind] = kinds;
  const nouns = kinds.length === 1 && kind ? kindWords[kind] : ["event", "events"];
  const who = `${plural(events, nouns[0] ?? "", nouns[1])}, ${plural(families, "family", "families")}`;
  if (families === 0 || turns === 0) return `${who}: nothing to share out yet.`;
  const each =
    least === most
      ? word(most)
      : least === 0
        ? `up to ${word(most)}`
        : `${word(least)} ${most - least === 1 ? "or" : "to"} ${word(most)}`;
  return `${who}: ${each} ${most === 1 ? "turn" : "turns"} each.`;
}

/** "Maya & Leo". */
export const familyName = (players: readonly string[]) => players.join(" & ");
