import type { MessageCode } from "../base/result";

export const dutyCodeTexts = {
  STEP_401_CREATE: "Only coaches and managers set up duties. Give yours a shout.",
  STEP_401_DELETE: "Only coaches and managers set up duties. Ask yours to end it.",
  STEP_401_UPDATE: "Only coaches and managers set up duties. Ask yours to change it.",
  STEP_403_TOO_MANY: "That's a lot of duties. End one first.",
  STEP_404: "That duty is done and dusted. Reload to see what's left.",
  EVENT_PARTY_MEMBER_401_REQUEST: "Who brings what is for the team's families.",
  EVENT_PARTY_MEMBER_409_CONFLICT: "They already have a role at this one. Swap that turn first.",
  EVENT_PARTY_MEMBER_409_TAKEN: "Somebody was quicker. Reload to see whose turn it is.",
} satisfies Partial<Record<MessageCode, string>>;
