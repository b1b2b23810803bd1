import { isNamedIn } from "../../../domain/huddle/message-parts";
import { tidyMessage } from "../../../domain/huddle/message-text";
import { Problem } from "../../platform/http/problem";

/** What is stored of a written text; refused if nothing is left of it. */
export function wordsOf(given: string): string {
  const text = tidyMessage(given);
  if (text === "") throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "text", rule: "pattern" }] });
  return text;
}

/** Nobody is rung by a message that does not name them to its readers. */
export function requireNamed(text: string, mentions: readonly string[]): void {
  if (mentions.every((userId) => isNamedIn(text, userId))) return;
  throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "mentions", rule: "named" }] });
}
