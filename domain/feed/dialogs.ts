/**
 * The dialogs over a feed, on Home and on a team's page. Those of the comments, whose values are ids of messages, are open with `card`: the
 * others name a card.
 */
export const feedDialogs = [
  "post",
  "ask",
  "edit",
  "seen",
  "voters",
  "readers",
  "report",
  "earlier",
  "cheers",
  "card",
] as const;

/** A dialog over the feed, as the address names it. */
export type FeedDialog = (typeof feedDialogs)[number];
