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

/**
 * What a device shows when it rings. It stays true however late it comes, and names nobody, no place and no time. A newer server may
 * send kinds that this release does not know.
 */
export function pushWords(kind: RingingKind, of: EventKind): string {
  const what = Object.hasOwn(kinds, of) ? kinds[of] : kinds.other;
  switch (kind) {
    case "called_off":
      return `${what} is called off. Have a look.`;
    case "moved":
      return `${what} has moved. Have a look.`;
    case "back_on":
      return "It's back on! Have a look.";
    case "nudged":
      return `${what} has changed. Have a look.`;
    case "answer_wanted":
      return "An answer is still wanted. One press does it.";
    default:
      return "Something's new. Have a look.";
  }
}
