import type { MessageCode } from "../base/result";
import { dateTexts } from "../dates/texts";
import { fieldTexts } from "../fields/texts";

export const accountCodeTexts = {
  USER_400_EMAIL_ADDRESS: fieldTexts.emailAddress,
  USER_400_PHONE_NUMBER: "That number won't ring. Start with + and the country, like +1 555 0100 200.",
  USER_401_AVATAR: "That's somebody else's face. You can only change your own picture.",
  USER_401_DETAILS: "Those details belong to somebody else. You can only change your own.",
  USER_401_UPDATE: "You can only change your own profile. Head to your settings for that.",
  USER_403_ADULT: "That play is for grown-ups. Ask one of yours to make it.",
  USER_403_AGE: dateTexts.underage,
  USER_403_BAN_SELF: "You can't bench yourself. Ask another admin if you really mean it.",
  USER_403_DATE_OF_BIRTH: "One quick thing first: when's your birthday?",
  USER_403_EMAIL_ADDRESS: "Confirm your e-mail address first. The link is in your inbox.",
  USER_404: "We looked all over the field and can't find that person. Check the name and try again.",
  USER_409_CONFLICT: "You're already on the roster. Sign in instead!",
  USER_409_DATE_OF_BIRTH: "Your birthday is on file. If it's wrong, drop us a note.",
  AVATAR_500_SERVER: "Our portrait artist dropped the pencil. Please try again in a minute.",
} satisfies Partial<Record<MessageCode, string>>;
