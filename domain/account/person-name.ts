import { type FieldRule, textRule } from "../fields/field-rules";
import { nameTexts } from "./texts";

/** Controls, line breaks, direction marks, zero-width characters, and letters without a glyph. */
export const unseenSigns = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800]/gu;

/** From Arabic to Sinhala a name may need the joiner and the non-joiner, which have no width: امیر‌حسین. */
export const keptJoiners = /(?<=[\u0600-\u0dff])[\u200c\u200d](?=[\u0600-\u0dff])/gu;

/** Whether a person's name contains invisible characters. */
export const hidesSigns = (name: string): boolean => name.replace(keptJoiners, "").search(unseenSigns) >= 0;

/** For a name from a provider: invisible characters become spaces, and adjacent spaces one. */
export const cleanPersonName = (name: string): string =>
  (hidesSigns(name) ? name.replace(unseenSigns, " ") : name).replace(/\s+/g, " ").trim();

/** A first or a last name. */
export const personNameRule = (max: number): FieldRule => {
  const rule = textRule({ isRequired: true, max });
  return (text) => {
    const reading = rule(text);
    return hidesSigns(reading.value) ? { ...reading, problem: nameTexts.unseen } : reading;
  };
};
