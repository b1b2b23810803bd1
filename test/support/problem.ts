import type { Problem } from "../../domain/base/result";
import { isMessageCode, messageTexts } from "../../domain/problem/message-texts";

export const textOf = (code: string): string | null => (isMessageCode(code) ? messageTexts[code] : null);

/** The client's port for the texts of codes. */
export const textOfCode = async (code: string) => textOf(code);

/** A refused call as the client returns it. */
export const problemOf = (messageCode: string | null, more: Partial<Problem> = {}): Problem => ({
  kind: "problem",
  status: 400,
  messageCode,
  text: messageCode === null ? null : textOf(messageCode),
  fields: [],
  retryAfter: null,
  ...more,
});
