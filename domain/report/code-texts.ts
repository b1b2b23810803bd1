import type { MessageCode } from "../base/result";

export const reportCodeTexts = {
  REPORT_404: "That report is off the table. Reload to see the rest.",
  REPORT_409_CONFLICT: "You've told us already. Somebody is looking at it.",
  BLOCK_403_CIRCLE: "Coaches can't be blocked. Report them if something's wrong.",
} satisfies Partial<Record<MessageCode, string>>;
