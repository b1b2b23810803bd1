import { placeholders } from "../base/operator";
import { product } from "../base/product";
import type { MessageCode } from "../base/result";

export const sessionCodeTexts = {
  AUTH_401_BANNED: `This account is benched. Think that's a bad call? Write to ${placeholders.support}.`,
  AUTH_401_JWT: "Time out! Please sign in again to get back in the game.",
  AUTH_401_ROLE: "First things first: claim your drip name, then you're in.",
  AUTH_403_ORIGIN: `That call came from outside the stadium. Open ${product.name} itself and try again.`,
} satisfies Partial<Record<MessageCode, string>>;
