import type { components } from "../../openapi";

/** What a family does with a turn, or staff with anybody's. */
export type TurnMove = components["schemas"]["TurnMove"]["move"];

/** A press on a turn, in the version that was shown. */
export type GivenTurn = {
  teamId: string;
  eventId: string;
  dutyId: string;
  slot: number;
  move: TurnMove;
  version: number;
  /** The player for whose family it is taken or set. */
  membershipId?: string;
};

export type TurnKey = Pick<GivenTurn, "eventId" | "dutyId" | "slot">;

export const turnKey = ({ eventId, dutyId, slot }: TurnKey) => `turn.${eventId}.${dutyId}.${slot}`;
