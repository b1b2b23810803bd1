import type { MessageCode } from "../base/result";

export const scheduleCodeTexts = {
  EVENT_ITEM_400_TIME: "That clock doesn't add up. Check when it starts and how long it takes.",
  EVENT_ITEM_401_CREATE: "Only coaches and managers chalk up the schedule. Give yours a shout.",
  EVENT_ITEM_401_DELETE: "Only coaches and managers can wipe this off the board. Ask yours.",
  EVENT_ITEM_401_REQUEST: "That list is for the coaches. Ask yours what you need to know.",
  EVENT_ITEM_401_UPDATE: "Only coaches and managers can move this one. Give yours a shout.",
  EVENT_ITEM_403_CALLED_OFF: "This one's called off. It has to be put back on first.",
  EVENT_ITEM_403_FULL: "That's one packed calendar. Clear some dates first.",
  EVENT_ITEM_403_NUDGED: "They've only just been nudged. Give them a few hours.",
  EVENT_ITEM_403_OVER: "This one's over, and stays as it was.",
  EVENT_ITEM_404: "That one's off the books. Reload to see what's on.",
  EVENT_ITEM_409_CONFLICT: "Families already know about this one. Call it off instead.",
  EVENT_PARTY_MEMBER_401_UPDATE: "That's not yours to mark. Ask them, or a coach.",
  EVENT_PARTY_MEMBER_404: "They're not on this list any more. Reload to see who is.",
  SERIES_400_EMPTY: "There's no such day between those two. Pick a weekday or another end.",
  SERIES_400_TOO_MANY: "That's over 200 in a row. Pick an earlier end.",
  SERIES_404: "That series has run its course. Reload to see what's on.",
  ANSWER_401_CREATE: "You can't answer for that player. Their own grown-ups can.",
  ANSWER_403_LATE: "Answers are closed for this one. You can still drop out, or call the coach.",
  ANSWER_403_NOT_ASKED: "No answer needed here. Just show up!",
  VENUE_404: "We can't find that place any more. Pick another one.",
} satisfies Partial<Record<MessageCode, string>>;
