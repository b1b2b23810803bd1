import { lastSeason, openSeason, type Team } from "./team-page";
import { seasonTexts } from "./texts";

const spotsGo = (count: number) =>
  count === 0 ? "" : count === 1 ? "1 spot nobody took goes. " : `${count} spots nobody took go. `;

/** Of the dialog that closes a season. */
export const seasonCloseTexts = {
  close: "Close the season",
  closing: (spots: number) => `${spotsGo(spots)}Links to join end. The roster stays.`,
  next: "Name the next season",
  nextWhy: "It opens right away. You can do it later, too.",
  /** After it was closed: about the next season, if it has begun. */
  closed: (team: Pick<Team, "seasons">) => {
    const next = openSeason(team);
    return next === null ? seasonTexts.over(lastSeason(team)?.name ?? "") : `On to ${next.name}!`;
  },
} as const;
