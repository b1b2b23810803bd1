import type { MessageCode } from "../base/result";

export const huddleCodeTexts = {
  HUDDLE_401_UPDATE: "That's not yours to change. Ask whoever called this huddle.",
  HUDDLE_403_FULL: "That's a full circle: 40 in one huddle is the most.",
  MESSAGE_404: "That message has left the field. Reload to catch up.",
  MESSAGE_401_UPDATE: "Those aren't your words. You can only mend your own.",
  MESSAGE_401_DELETE: "You can only delete your own words. Report these if they bother you.",
  MESSAGE_403_LATE: "The 15 minutes are up, so it stays as it was. You can still delete it.",
} satisfies Partial<Record<MessageCode, string>>;
