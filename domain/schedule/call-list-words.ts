import { countWord } from "../base/count-word";

export const callListText = "Call list";

/** "Two families don't know yet." */
export const dontKnowText = (families: number): string =>
  families === 1
    ? `${countWord(families)} family doesn't know yet.`
    : `${countWord(families)} families don't know yet.`;

/** What staff do about a family that does not know. */
export const callListTexts = {
  call: "Call",
  told: "Told them",
  notReached: "Not reached after all",
  noNumber: "no number",
} as const;
