import type { MessageCode } from "../base/result";

export const calendarLinkCodeTexts = {
  CALENDAR_LINK_403_TOO_MANY: "That's a lot of calendar links. Switch one off first.",
  CALENDAR_LINK_404: "That calendar link is switched off. Make a new one in the schedule.",
} satisfies Partial<Record<MessageCode, string>>;
