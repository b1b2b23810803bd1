import { useSelector } from "@xstate/react";
import { selectTeamId, selectTeams, selectWindow } from "../../../machines/feed/feed.machine";
import type { FeedActor } from "./feed-props";

/** What the dialogs over a feed show of it. */
export function useFeed(feed: FeedActor) {
  const window = useSelector(feed, selectWindow);
  const teams = useSelector(feed, selectTeams);
  const chosen = useSelector(feed, selectTeamId);
  return { window, teams, chosen };
}
