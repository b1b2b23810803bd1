import type { FeedOperation } from "../../support/contract/cases/feed.cases";
import { type Row, squadMembersGet } from "./permissions-rows";

/** The callers are adults with verified addresses, without a team role. */
export const feedPermissions: Record<FeedOperation, Row> = {
  readFeed: squadMembersGet(200),
  readCard: squadMembersGet("FEED_404"),
  readVoters: squadMembersGet("FEED_404"),
  readCardReaders: squadMembersGet("FEED_404"),
  markCardsSeen: squadMembersGet(200),
  postCard: squadMembersGet("TEAM_404"),
  changeCard: squadMembersGet("FEED_404"),
  vote: squadMembersGet("FEED_404"),
  remindReaders: squadMembersGet("FEED_404"),
};
