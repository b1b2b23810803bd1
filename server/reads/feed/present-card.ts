import type { components } from "../../../openapi";
import type { OwnCardRow, SharedCardRow } from "../../core/feed/feed.store";
import { isoOf } from "../huddle/present-huddle";

type FeedCard = components["schemas"]["FeedCard"];

const isoOrNull = (moment: string | null) => (moment === null ? null : isoOf(moment));

/** The same for everybody. */
export const presentSharedCard = ({ last, event, poll, ...row }: SharedCardRow): FeedCard => ({
  card_id: row.id,
  team_id: row.team_id,
  author_id: row.author_id,
  as_staff: row.as_staff,
  posted_at: isoOf(row.posted_at),
  text: row.text,
  mentions: row.mentions,
  cheers: row.cheers ?? {},
  is_edited: row.is_edited,
  withdrawn_as: row.withdrawn_as,
  withdrawn_at: isoOrNull(row.withdrawn_at),
  is_pinned: row.is_pinned,
  takes_comments: row.takes_comments,
  ...(row.comments_closed_as && { comments_closed_as: row.comments_closed_as }),
  comments: row.last_seq - 1,
  last_seq: row.last_seq,
  ...(last && { last: { ...last, made_at: isoOf(last.made_at) } }),
  ...(event && { event }),
  ...(poll && {
    poll: { ...poll, closes_at: isoOrNull(poll.closes_at), closed_at: isoOrNull(poll.closed_at) },
  }),
});

/** As one person gets it: words of people whom they have blocked are not its last. */
export function presentCard(row: OwnCardRow, blocked: ReadonlySet<string>): FeedCard {
  const { last, ...card } = presentSharedCard(row);
  return {
    ...card,
    ...(last && { last: blocked.has(last.author_id) ? { ...last, text: null } : last }),
    mine: {
      read_seq: row.read_seq,
      muted_until: isoOrNull(row.muted_until),
      cheer: row.my_cheer,
      picks: row.my_picks ?? [],
    },
    ...(row.readers && { readers: row.readers }),
  };
}
