import { placeholders } from "../../domain/base/operator";
import { isMessageCode, messageTexts } from "../../domain/problem/message-texts";

/** What to tell people of a code, with the address of this server's support; null if the code is unknown. */
export const filledText = (code: string): string | null =>
  isMessageCode(code) ? messageTexts[code].replace(placeholders.support, supportEmailAddress) : null;

/** The server writes it into the page. */
function supportEmailAddress(): string {
  const config = globalThis.document?.getElementById("drip-config")?.textContent;
  return JSON.parse(config || "{}").supportEmailAddress ?? "";
}
