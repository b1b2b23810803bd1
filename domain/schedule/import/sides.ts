import type { EventKind } from "../event/event";
import type { EventSide } from "../event/event-fields";
import {
  isLike,
  isOccasion,
  isOwnSecond,
  type Match,
  type OwnNames,
  ownSideOf,
  withoutGame,
} from "./own-names";

export type Sides = {
  readonly kind: EventKind;
  readonly opponent: string | null;
  readonly side: EventSide;
};

const kinds: readonly [EventKind, RegExp][] = [
  ["practice", /\b(practi[cs]e|training|trainings?einheit|workout|drills?)\b/i],
  ["tournament", /\b(tournament|turnier|cup|jamboree)\b/i],
  ["game", /\b(game|match|scrimmage|friendly|fixture|playoffs?)\b|spiel\b/i],
  ["meeting", /\b(meeting|parents' evening|elternabend|besprechung)\b/i],
  ["social", /\b(party|barbecue|bbq|picnic|dinner|feier|fest)\b/i],
];

export const kindOf = (title: string) => kinds.find(([, words]) => words.test(title))?.[0] ?? null;

/**
 * What a title says: the kind by its words, and of "Rockets vs Comets", "@ Comets" or "Game at Comets" the other side. The side that comes
 * first plays at home.
 */
export function sidesOf(title: string, own: OwnNames): Sides {
  const match = matchIn(title);
  const found = match && sidesOfMatch(match, own);
  return { kind: found ? "game" : (kindOf(title) ?? "other"), opponent: null, side: null, ...found };
}

export const isWithoutOpponent = (kind: EventKind | null) =>
  kind === "practice" || kind === "meeting" || kind === "social";

/** A word between two sides goes before a dash, which may also stand before both of them. */
const joined = [/^(.*?)(?:^|\s)(vs?\.?|versus|gegen)\s+(.+)$/i, /^(.*?)(?:^|\s)(@|at|[-–—])\s+(.+)$/i];

/** What stands beside a team's name and is no other team's. */
const noTeam =
  /\b(photo|picture|foto|try-?out|sichtung|uniform|award|banquet|fund-?rais|volunteers? \w|sign-?up|registration)|(\b(?<!country )(day|night|pick-?up|camp|clinic|bye|trip|tb[ad])|feier|fest)( \d+)?$/i;
/** Behind "at" stands a place or a team; only what is neither is left out. */
const noPlace = /\b(photo|picture|foto|try-?out|sichtung)/i;
const isNoTeam = (text: string, by: Match["by"]) =>
  isOccasion(text) || (by === "dash" ? noTeam : noPlace).test(text);

/** No title is longer; a file may hold a text of any length, and what reads it takes the square of it. */
const longestTitle = 500;

/** Who plays by a title, before it is known which of them is this team. */
export function matchIn(title: string): Match | null {
  const text = title.trim().slice(0, longestTitle);
  const parts = joined.map((words) => words.exec(text)).find((found) => found !== null);
  if (!parts || isWithoutOpponent(kindOf(title))) return null;
  const [first = "", word = "", second = ""] = parts
    .slice(1)
    .map((part) => part.replace(/[:\s]+$/, "").trim());
  const by = /^v|^gegen/i.test(word) ? "vs" : word === "@" ? "@" : /^at$/i.test(word) ? "at" : "dash";
  if (by !== "vs" && (isNoTeam(second, by) || (by === "dash" && isNoTeam(first, by)))) return null;
  return { first, second, by };
}

/** Null where neither is this team by its name in Drip: the whole stays the title. */
export function sidesOfMatch(match: Match, own: OwnNames): Pick<Sides, "opponent" | "side"> | null {
  const { first, second, by } = match;
  const isSecondHome = by === "@" || by === "at";
  const mine = ownSideOf(match, own);
  if (mine === "first") return { opponent: second, side: isSecondHome ? "away" : "home" };
  if (mine === "second") return { opponent: withoutGame(first), side: isSecondHome ? "home" : "away" };
  if (isLike(first, own) || isOwnSecond(match, own) || !isOpponentAlone(match)) return null;
  return { opponent: second, side: isSecondHome ? "away" : null };
}

const isOpponentAlone = ({ first, by }: Match) => {
  if (by === "dash" || by === "columns") return false;
  if (by === "at") return /^(|.*(\b(game|match)|spiel))$/i.test(first);
  return first === "" || /(\b(game|match|friendly)|spiel)\b/i.test(first);
};
