import { limits } from "../base/limits";
import { fieldTexts } from "./texts";

/** Parses a typed text into its value and, if it is invalid, the message for the person. */
export type FieldRule = (text: string) => FieldReading;
export type FieldReading = { value: string; problem: string | null };
export type TextKind = "text" | "email" | "tel" | "url";

export const textRule =
  ({ kind = "text", isRequired = false, max }: TextRuleOptions): FieldRule =>
  (text) => {
    const value = text.trim();
    return { value, problem: textProblem(value, kind, isRequired, max) };
  };

export type TextRuleOptions = { kind?: "text" | "url"; isRequired?: boolean; max?: number };

export function isUrl(text: string): boolean {
  if (text.length > limits.url.max || !/^(https?|ftp):\/\/[^\s/\\]\S*$/i.test(text)) return false;
  return URL.canParse(text) && /^(\[.+\]|[^.]+(\.[^.]+)+\.?)$/.test(new URL(text).hostname);
}

function textProblem(value: string, kind: "text" | "url", isRequired: boolean, max: number | undefined) {
  if (value === "") return isRequired ? fieldTexts.required : null;
  if (kind === "url" && !isUrl(value)) return fieldTexts.url;
  return max !== undefined && [...value].length > max ? fieldTexts.tooLong(max) : null;
}
