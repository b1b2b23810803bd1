import type { EventKind } from "../event/event";
import type { EventSide } from "../event/event-fields";

export type Sides = {
  readonly kind: EventKind;
  readonly opponent: string | null;
  readonly side: EventSide;
};

const kinds: readonly [EventKind, RegExp][] = [
  ["practice", /\b(practi[cs]e|training|trainings?einheit|workout|drills?)\b/i],
  ["tournament", /\b(tournament|turnier|cup|jamboree)\b/i],
  ["game", /\b(game|match|spiel|scrimmage|friendly|fixture|playoffs?)\b/i],
  ["meeting", /\b(meeting|parents' evening|elternabend|besprechung)\b/i],
  ["social", /\b(party|barbecue|bbq|picnic|dinner|feier|fest)\b/i],
];

/**
 * What a title says: the kind by its words, and of "Rockets vs Comets", "@ Comets" or "Game at Comets" the other side. The side that comes
 * first plays at home.
 */
export function sidesOf(title: string, teamName: string): Sides {
  const named = kinds.find(([, words]) => words.test(title))?.[0] ?? null;
  const found = isWithoutOpponent(named) ? null : opponentIn(title, teamName);
  return { kind: found ? "game" : (named ?? "other"), opponent: null, side: null, ...found };
}

export const isWithoutOpponent = (kind: EventKind | null) =>
  kind === "practice" || kind === "meeting" || kind === "social";

function opponentIn(title: string, teamName: string): Pick<Sides, "opponent" | "side"> | null {
  const parts = /^(.*?)(?:^|\s)(vs?\.?|versus|gegen|@|at|[-–—])\s+(.+)$/i.exec(title.trim());
  if (!parts) return null;
  const [before = "", word = "", after = ""] = parts
    .slice(1)
    .map((part) => part.replace(/[:\s]+$/, "").trim());
  const isDash = /^[-–—]$/.test(word);
  if (isSame(after, teamName) && before !== "")
    return { opponent: before, side: word === "@" ? "home" : "away" };
  if (isDash || /^at$/i.test(word)) {
    if (!isSame(before, teamName) && !(!isDash && /^(|.*\b(game|match|spiel))$/i.test(before))) return null;
  } else if (before !== "" && !isSame(before, teamName) && !/\b(game|match|spiel|friendly)\b/i.test(before)) {
    // Neither is this team by its name in Drip: the whole stays the title.
    return null;
  }
  const isAway = /^(@|at)$/i.test(word);
  return { opponent: after, side: isAway ? "away" : isSame(before, teamName) ? "home" : null };
}

/** Whether a list means this team: by its name, or by one that holds it ("Rockets U12"). */
export function isSame(name: string, teamName: string): boolean {
  const [one, other] = [plain(name), plain(teamName)];
  if (one === "" || other === "") return false;
  return one === other || isPartOf(one, other) || isPartOf(other, one);
}

/** By whole words, and not by an initial. */
const isPartOf = (name: string, longer: string) => name.length > 2 && ` ${longer} `.includes(` ${name} `);

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
