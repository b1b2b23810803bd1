import type { components } from "../../openapi";
import { dayText } from "../dates/wall-time";

type Schemas = components["schemas"];
export type EventDuty = Schemas["EventDuty"];
/** One family's part of a duty at an event. */
export type EventTurn = Schemas["EventTurn"];

export const turnTexts = {
  title: "Who brings what",
  keep: "We've got it",
  keepAfterAll: "We've got it after all",
  offer: "Can't this time",
  take: "We'll take it",
  change: "Change",
  whose: "Whose turn is it?",
  nobody: "Nobody yet",
  off: "Not needed",
  set: "Save",
  again: "Try again",
  /** What taking it gives in return. */
  trade: ({ name, first_day }: NonNullable<EventTurn["gives"]>) =>
    `Take it, and your turn on ${dayText(first_day)} becomes theirs: ${name.toLowerCase()}.`,
} as const;

/** "Your turn", "Leo's family", "Nobody yet". */
export function slotText({ state, is_own, name }: EventTurn): string {
  const isOwn = is_own === true;
  const family = isOwn ? "Your family" : name ? `${name}'s family` : "Another family";
  switch (state) {
    case "open":
      return turnTexts.nobody;
    case "off":
      return turnTexts.off;
    case "offered":
      return isOwn ? "You can't. We're asking the others." : `${family} can't. Free to take.`;
    case "taken":
      return isOwn ? "You've got it." : family;
    case "planned":
      return isOwn ? "Your turn" : `${family}, not confirmed yet`;
  }
}

/** *Why us?*, of a planned turn. */
export const whyTexts: Readonly<Record<NonNullable<EventTurn["why"]>, string>> = {
  fewest: "You had the fewest turns.",
  evened: "Evened out, so that all have about as many.",
  only: "No other family comes.",
};
