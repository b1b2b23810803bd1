import { placeholders } from "../base/operator";
import type { MessageCode } from "../base/result";

export const familyCodeTexts = {
  CHILD_401_DELETE:
    "Others look after them too, so you can't delete the profile. You can step back yourself.",
  CHILD_401_REQUEST: "That page is for their grown-ups. Ask one of yours.",
  CHILD_401_UPDATE: "That one is for your grown-ups to change. You can always show less of yourself.",
  CHILD_403_AGE: "Kids' profiles are for under 18s. Grown-ups sign up for themselves.",
  CHILD_403_BIRTHDAY:
    "The birthdays don't match. Check them together. Is the one on the account wrong? Drop us a note.",
  CHILD_403_FROZEN: "This profile is resting until one of their guardians is back.",
  CHILD_403_FULL: "That's the whole bench. There's no room for one more here.",
  CHILD_403_REMOVAL: `You can't ask for that now: somebody objected, or your own access is new or in question. In danger? Write to ${placeholders.support}.`,
  CHILD_404: "We can't find that player. Reload, or ask their guardian.",
  CHILD_409_ACCOUNT: "There's already an account on this profile. Unlink that one first.",
} satisfies Partial<Record<MessageCode, string>>;
