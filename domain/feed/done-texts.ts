import type { FeedAction, FeedActionOutcome } from "./feed-outcomes";
import { feedTexts } from "./feed-texts";
import { remindedText } from "./remind-texts";

/** What is said once an action is stored; null: nothing, since the card shows it. */
export function doneText(action: FeedAction, outcome: FeedActionOutcome): string | null {
  const { done } = feedTexts;
  switch (action.kind) {
    case "pin":
      return action.isPinned ? done.pinned : done.unpinned;
    case "comments":
      return action.takesComments ? done.commentsOpened : done.commentsClosed;
    case "close_poll":
      return done.pollClosed;
    case "delete":
      return done.deleted;
    case "mute":
      return action.until === null ? done.unmuted : done.muted;
    case "block":
      return done.blocked;
    case "remind":
      return outcome.kind === "reminded" ? remindedText(outcome.reminded) : null;
    case "vote":
    case "cheer":
    case "uncheer":
      return null;
  }
}
