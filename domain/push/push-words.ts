import type { RingingKind } from "../schedule/audience";
import type { EventKind } from "../schedule/event";

const kinds: Readonly<Record<EventKind, string>> = {
  practice: "A practice",
  game: "A game",
  tournament: "A tournament",
  meeting: "A meeting",
  social: "A get-together",
  other: "Something",
};

/** What a device shows when it rings. It stays true however late it comes, and names nobody, no place and no time. */
export function pushWords(kind: RingingKind, of: EventKind): string {
  switch (kind) {
    case "called_off":
      return `${kinds[of]} is called off. Have a look.`;
    case "moved":
      return `${kinds[of]} has moved. Have a look.`;
    case "back_on":
      return "It's back on! Have a look.";
    case "answer_wanted":
    case "nudged":
      return "An answer is still wanted. One press does it.";
  }
}
