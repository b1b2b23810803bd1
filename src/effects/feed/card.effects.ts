import type { Problem, Unreachable } from "../../../domain/base/result";
import type { FeedAction, FeedActionOutcome } from "../../../domain/feed/feed-outcomes";
import type { HuddleAction } from "../../../domain/huddle/talk-outcomes";
import { changeCard } from "../../api/calls/change-card";
import { vote } from "../../api/calls/vote";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { actInHuddle } from "../huddle/action.effects";
import { cardPath, readCard } from "./feed.effects";

type HuddleCardAction = Exclude<FeedAction, { kind: "vote" | "pin" | "comments" | "close_poll" | "remind" }>;

/** One action on a card. What a card has in common with a huddle's message is done there. */
export async function actOnCard(
  client: Client,
  me: string,
  action: Exclude<FeedAction, { kind: "remind" }>,
): Promise<FeedActionOutcome> {
  const { key } = action;
  const path = cardPath(key);
  switch (action.kind) {
    case "vote":
      return feedOutcome(await client.send(vote, { path, body: { picks: [...action.picks] } }));
    case "pin":
      return feedOutcome(await client.send(changeCard, { path, body: { is_pinned: action.isPinned } }));
    case "comments":
      return feedOutcome(
        await client.send(changeCard, { path, body: { takes_comments: action.takesComments } }),
      );
    case "close_poll":
      return feedOutcome(await client.send(changeCard, { path, body: { is_poll_closed: true } }));
    default:
      return actInHuddleOf(client, me, action);
  }
}

async function actInHuddleOf(
  client: Client,
  me: string,
  action: HuddleCardAction,
): Promise<FeedActionOutcome> {
  const { teamId, cardId } = action.key;
  const huddle = { team_id: teamId, id: cardId, version: 0 };
  const outcome = await actInHuddle(client, me, { action: asHuddleAction(action), huddle });
  if (outcome.kind === "blocked" || outcome.kind === "muted" || outcome.kind === "refused") return outcome;
  if (outcome.kind !== "message") throw new Error(`A card is not ${outcome.kind}`);
  // A deleted post says by whom and when.
  return action.kind === "delete" ? feedOutcome(await readCard(client, action.key)) : outcome;
}

function asHuddleAction(action: HuddleCardAction): HuddleAction {
  const messageId = action.key.cardId;
  switch (action.kind) {
    case "cheer":
      return { kind: "cheer", messageId, cheer: action.cheer, instead: action.instead };
    case "uncheer":
      return { kind: "uncheer", messageId };
    case "delete":
      return { kind: "take_back", messageId };
    case "block":
      return { kind: "fold", messageId, userId: action.userId };
    case "mute":
      return { kind: "mute", until: action.until };
  }
}

type CardReply = Awaited<ReturnType<typeof readCard>>;

const feedOutcome = (result: CardReply): FeedActionOutcome =>
  result.kind === "ok" ? { kind: "feed", feed: result.value } : refusedBy(result);

const refusedBy = (failure: Problem | Unreachable) => ({ kind: "refused", text: textOf(failure) }) as const;
