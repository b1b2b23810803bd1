import { type FieldRule, textRule } from "../fields/field-rules";
import { hidesSigns, unseenSigns } from "../fields/unseen-signs";
import { nameTexts } from "./texts";

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
