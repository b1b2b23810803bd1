import { cardKeyText } from "./card";
import type { FeedAction, FeedActionOutcome } from "./feed-outcomes";
import { applyOwn, change, type FeedWindow } from "./feed-window";

/** Another press of the same kind on the same post. */
export const isSameAction = (one: FeedAction, other: FeedAction) =>
  kindOf(one) === kindOf(other) && cardKeyText(one.key) === cardKeyText(other.key);

const kindOf = ({ kind }: FeedAction) => (kind === "uncheer" ? "cheer" : kind);

/** The page after an action was answered. */
export function applyAction(window: FeedWindow, { key }: FeedAction, outcome: FeedActionOutcome): FeedWindow {
  switch (outcome.kind) {
    case "feed":
      return applyOwn(window, outcome.feed);
    case "message":
      return change(window, key, (card) => ({
        ...card,
        cheers: outcome.message.cheers,
        ...(card.mine && { mine: { ...card.mine, cheer: outcome.message.my_cheer ?? null } }),
      }));
    case "muted":
      return change(window, key, (card) => ({
        ...card,
        ...(card.mine && { mine: { ...card.mine, muted_until: outcome.until } }),
      }));
    case "blocked":
      return { ...window, blocked: new Set(outcome.userIds) };
    case "reminded":
      return change(window, key, ({ readers, ...card }) => ({
        ...card,
        ...(readers && { readers: { seen: readers.seen, of: readers.of } }),
      }));
    case "refused":
      return window;
  }
}
