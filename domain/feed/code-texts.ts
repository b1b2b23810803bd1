import type { MessageCode } from "../base/result";

export const feedCodeTexts = {
  COMMENT_401_CREATE: "Comments are closed on this one. Start a huddle instead!",
  COMMENT_401_DELETE: "You can only delete your own comments. Somebody else wrote that one.",
  COMMENT_401_REQUEST: "This conversation is private. Ask someone in it to bring you along.",
  COMMENT_401_UPDATE: "You can only edit your own comments. Somebody else wrote that one.",
  COMMENT_403_MENTION:
    "The person you mentioned hasn't been invited yet. Invite them first, then give them a shout.",
  COMMENT_404: "That comment is gone. Reload to catch up on the rest.",
  FEED_401_DELETE: "You can only take down your own posts. Report this one if it bothers you.",
  FEED_401_REQUEST: "That list is for the coaches. Ask one of them what it says.",
  FEED_401_UPDATE: "You can only edit your own posts. Reply to this one instead.",
  FEED_403_NUDGED: "That's enough reminding for now: twelve hours apart, three in all.",
  FEED_403_PINS: "Three pins hold the whole board. Take one down first.",
  FEED_403_POST: "Only coaches post here. Comments are open, though!",
  FEED_403_PRIVATE: "This feed is private to the team and its families. Ask a coach to let you in.",
  FEED_404: "That post has left the field. Pull down to see what's new.",
  POLL_403_CLOSED: "Voting's over. The count stands.",
  POLL_403_VOTED: "Somebody has voted, so the question stays as it is.",
} satisfies Partial<Record<MessageCode, string>>;
