import { countWord } from "../../base/count-word";

/** "Two families don't know yet." */
export const dontKnowText = (families: number): string =>
  families === 1
    ? `${countWord(families)} family doesn't know yet.`
    : `${countWord(families)} families don't know yet.`;
