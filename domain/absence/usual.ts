import type { Limited, Refused } from "../base/outcome";
import type { UsualPlayer } from "./absence";

/** A line of the list: one player in one team, and whether they are counted in. */
export type UsualLine = UsualPlayer & { id: string; isIn: boolean };

export type UsualSaved = { kind: "saved" } | Limited | Refused;

/** A player who said In to the last practices of a series, and might as well be counted in. */
export type UsualOffer = {
  readonly teamId: string;
  readonly membershipId: string;
  readonly name: string;
  /** The practice's day. */
  readonly day: string;
};

/** Only teams that take a usual yes, or have one from before. */
export const linesOf = (players: readonly UsualPlayer[]): UsualLine[] =>
  players
    .filter(({ takes_usual, usual }) => takes_usual || usual)
    .map((player) => ({
      ...player,
      id: `${player.team_id}.${player.membership_id}`,
      isIn: player.usual !== undefined,
    }));
