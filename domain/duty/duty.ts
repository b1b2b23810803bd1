import type { components } from "../../openapi";

export type DutySign = components["schemas"]["DutySign"];
export type TurnState = components["schemas"]["TurnState"];
export type TurnReason = components["schemas"]["TurnReason"];
export type TurnMoveName = components["schemas"]["TurnMove"]["move"];

export const dutySigns: readonly DutySign[] = [
  "snacks",
  "drinks",
  "kit",
  "score",
  "line",
  "field",
  "photos",
  "other",
];
export const turnStates: readonly TurnState[] = ["open", "planned", "taken", "offered", "off"];
export const turnReasons: readonly TurnReason[] = ["fewest", "evened", "only"];

/** Stands in place of a person where Drip gave a turn. */
export const byDrip = "drip";

/** Somebody has it: it counts for the family. */
export const isHeld = (state: TurnState): boolean =>
  state === "planned" || state === "taken" || state === "offered";
