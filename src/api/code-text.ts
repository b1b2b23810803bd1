import { placeholders } from "../../domain/base/operator";

/** What to tell people of a code; null if it is unknown. All codes' texts are 6 kB: they are loaded with the first refusal. */
export async function findCodeText(code: string, supportEmailAddress: string): Promise<string | null> {
  const texts = await import("../../domain/problem/message-texts").catch(() => null);
  return texts?.isMessageCode(code)
    ? texts.messageTexts[code].replace(placeholders.support, supportEmailAddress)
    : null;
}
