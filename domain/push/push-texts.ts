import type { EventKind } from "../schedule/event/event";
import type { Ring } from "./ring";

const kinds: Readonly<Record<EventKind, string>> = {
  practice: "A practice",
  game: "A game",
  tournament: "A tournament",
  meeting: "A meeting",
  social: "A get-together",
  other: "Something",
};

/**
 * The notification's text. It is true even if it arrives late, and names no person, place or time. A newer server may
 * send kinds that are unknown to this release.
 */
export function pushWords(kind: Ring["kind"], of: EventKind = "other"): string {
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
    case "call_list":
      return "Some families may not know yet. Have a look.";
    case "ride_lost":
      return "A ride fell through. Have a look.";
    case "message":
      return "Something new in a huddle. Have a look.";
    case "named":
      return "Somebody named you. Have a look.";
    case "answered":
      return "Somebody answered you. Have a look.";
    case "seated":
      return "You're in a new huddle. Have a look.";
    case "post":
      return "A new post. Have a look.";
    case "comment":
      return "A comment for you. Have a look.";
    case "card_nudged":
      return "A post is still waiting for you. Have a look.";
    case "quiet_over":
      return "A few things came while it was quiet.";
    default:
      return "Something's new. Have a look.";
  }
}
