import { baseCodeTexts } from "./code-texts";

export type Limited = { kind: "limited"; seconds: number };

export type Refused = { kind: "refused"; text: string };

/** Of something that is read once. */
export type ReadOnce<Value> = { kind: "known"; value: Value } | Refused;

/** Why a call failed: a limit has no text of its own. */
export const reasonOf = (outcome: { kind: string; text?: string }): string =>
  outcome.text ?? baseCodeTexts.REQUEST_429_LIMIT;
