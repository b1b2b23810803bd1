import { fromCallback } from "xstate";
import { fits } from "../../../domain/base/shape";
import { type CardKey, type Feed, type FeedCard, keyTextOf } from "../../../domain/feed/card";
import type {
  FeedLineEvent,
  FeedOutcome,
  FeedRequest,
  SeenMark,
  SeenOutcome,
} from "../../../domain/feed/feed-outcomes";
import { feedTexts } from "../../../domain/feed/feed-texts";
import { liveTiming } from "../../../domain/live/limits";
import { markCardsSeen } from "../../api/calls/mark-cards-seen";
import { readCard as readCardCall } from "../../api/calls/read-card";
import { readFeed as readFeedCall } from "../../api/calls/read-feed";
import type { Client } from "../../api/client";
import { textOf } from "../../api/error-handler";
import { Feed as feedShape } from "../../api/shapes/feed";
import { sendTagged } from "../base/tagged.effects";
import type { Line } from "../live/line.effects";
import { isMissed, watchLine } from "../live/received.effects";

export const cardPath = ({ teamId, cardId }: CardKey) => ({ id: teamId, card_id: cardId });

export const readCard = (client: Client, key: CardKey, signal?: AbortSignal) =>
  client.send(readCardCall, { path: cardPath(key) }, { signal });

/** A page of the feed, with other cards that are asked for. Without access there is no feed, whatever the reason. */
export async function readFeed(
  client: Client,
  { teamId, after, tag, also }: FeedRequest,
  signal: AbortSignal,
): Promise<FeedOutcome> {
  const query = { ...(teamId !== null && { team_id: teamId }), ...(after !== null && { after }) };
  const { result, tag: newTag } = await sendTagged(client, readFeedCall, { tag, signal }, { query });
  if (result.kind === "ok")
    return { kind: "read", feed: await withCards(client, result.value, also, signal), tag: newTag };
  if (result.kind === "problem" && result.status === 304) return { kind: "unchanged" };
  const isGone =
    result.kind === "problem" && (result.status === 404 || result.messageCode === "FEED_403_PRIVATE");
  if (isGone) return { kind: "gone" };
  return { kind: "refused", text: result.kind === "unreachable" ? feedTexts.offline : textOf(result) };
}

/** A busy feed is not read card by card. */
const mostBeside = 5;

async function withCards(
  client: Client,
  feed: Feed,
  keys: readonly CardKey[],
  signal: AbortSignal,
): Promise<Feed> {
  const there = new Set(feed.cards.map(keyTextOf));
  const missing = keys.filter(({ teamId, cardId }) => !there.has(`${teamId}.${cardId}`)).slice(0, mostBeside);
  const read = await Promise.all(missing.map((key) => readCard(client, key, signal)));
  const pages = [feed, ...read.flatMap((one) => (one.kind === "ok" ? [one.value] : []))];
  return {
    ...feed,
    cards: pages.flatMap(({ cards }) => cards),
    people: pages.flatMap(({ people }) => people),
    blocked: pages.flatMap(({ blocked }) => blocked),
  };
}

export async function markSeen(client: Client, { cards, isHome }: SeenMark): Promise<SeenOutcome> {
  const result = await client.send(markCardsSeen, {
    body: {
      cards: cards.map(({ teamId, cardId }) => ({ team_id: teamId, card_id: cardId })),
      ...(isHome && { is_home: true }),
    },
  });
  return result.kind === "ok" ? { kind: "marked", pings: result.value } : { kind: "failed" };
}

/** The session, whose count of new posts the pings poll keeps. */
export type FeedCounting = {
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  getSnapshot: () => { context: { auth: { newFeedCards: number } } };
};

/** Implements the feed's `line`: cards as they change; without a line the feed is read again when the badge changes. */
export const feedLineOf = (line: Line, session: FeedCounting) =>
  fromCallback<FeedLineEvent>(({ sendBack }) => {
    const count = () => session.getSnapshot().context.auth.newFeedCards;
    let known = count();
    const watching = session.subscribe(() => {
      const hasMore = count() > known;
      known = count();
      if (hasMore && !line.isOpen()) sendBack({ type: "changes.wanted" });
    });
    const leave = line.listen((event) => {
      if (event.type === "line.opened" && isMissed(line, event)) sendBack({ type: "changes.wanted" });
      if (event.type !== "fact.published" || event.fact.kind !== "card") return;
      const { at, card } = event.fact;
      if (fits(card, feedShape.cards[0])) sendBack({ type: "card.received", at, card: card as FeedCard });
    });
    const leaves = [
      watchTeams(line, "schedule", liveTiming.scheduleCalm, (teamId) =>
        sendBack({ type: "schedule.received", teamId }),
      ),
      watchTeams(line, "seen", liveTiming.seenCalm, (teamId) => sendBack({ type: "seen.received", teamId })),
    ];
    return () => {
      watching.unsubscribe();
      leave();
      for (const each of leaves) each();
    };
  });

/** Calls back with the teams of which something changed that may stand on cards, after a pause again. */
function watchTeams(
  line: Line,
  kind: "schedule" | "seen",
  pause: number,
  listener: (teamId: string) => void,
): () => void {
  const teams = new Set<string>();
  return watchLine(
    line,
    (event) => {
      if (event.type !== "fact.published" || event.fact.kind !== kind) return false;
      teams.add(event.fact.teamId);
      return true;
    },
    () => {
      for (const teamId of teams) listener(teamId);
      teams.clear();
    },
    pause,
  );
}
