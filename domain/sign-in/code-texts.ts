import type { MessageCode } from "../base/result";
import { fieldTexts } from "../fields/texts";

export const signInCodeTexts = {
  AUTH_400_EMAIL_ADDRESS: fieldTexts.emailAddress,
  AUTH_400_LOGIN: "We couldn't sign you in. Check your details and take another swing.",
  AUTH_403_LEAVING: "This account is on its way out. Changed your mind? Use the link in your inbox.",
  AUTH_500_SERVER: "Our sign-in tripped over its laces. Please try again in a minute.",
} satisfies Partial<Record<MessageCode, string>>;
