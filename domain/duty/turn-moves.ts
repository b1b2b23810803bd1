import type { TurnMoveName, TurnState } from "./duty";

export interface SeenTurn {
  readonly state: TurnState;
  /** The mover's own family has it. */
  readonly isOwn: boolean;
}

/** What a move makes of a turn: its new state; `same` if it is so already; `refused` if it is not for them; `gone` if it is somebody's by now. */
export type MoveOutcome = TurnState | "same" | "refused" | "gone";

/** What families and staff may do with a turn. `taken` and `set` name the family. */
export function judgeMove(move: TurnMoveName, { state, isOwn }: SeenTurn): MoveOutcome {
  switch (move) {
    case "keep":
      if (!isOwn) return "refused";
      return state === "taken" ? "same" : "taken";
    case "offer":
      if (!isOwn) return "refused";
      return state === "offered" ? "same" : "offered";
    case "take":
      if (isOwn) return state === "taken" ? "same" : "taken";
      return state === "open" || state === "offered" ? "taken" : "gone";
    case "set":
      return isOwn && state === "taken" ? "same" : "taken";
    case "off":
      return state === "off" ? "same" : "off";
    case "open":
      return state === "open" ? "same" : "open";
  }
}

export const isForStaff = (move: TurnMoveName): boolean =>
  move === "set" || move === "off" || move === "open";
