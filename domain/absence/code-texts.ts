import type { MessageCode } from "../base/result";

export const absenceCodeTexts = {
  ABSENCE_400_DAYS: "Those days don't add up. Pick a first and a last one, a year apart at most.",
  ABSENCE_403_TOO_MANY: "That's a lot of time away. Take some back first.",
  ABSENCE_404: "That one's been taken back. Reload to see what stands.",
  TEAM_403_USUAL: "This team wants an answer for each practice.",
} satisfies Partial<Record<MessageCode, string>>;
