import { isPollOpen } from "../../../domain/feed/card";
import { countToRemind, mayRemind, offersReminder } from "../../../domain/feed/reminders";
import type { components } from "../../../openapi";
import type { FeedTeamRow, OwnCardRow, SharedCardRow } from "../../core/feed/feed.store";
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
export function presentCard(
  row: OwnCardRow,
  { blocked, team, now }: { blocked: ReadonlySet<string>; team: FeedTeamRow | undefined; now: Date },
): FeedCard {
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
    ...(row.readers && team && { readers: presentReaders(row, row.readers, team, now) }),
  };
}

function presentReaders(
  { author_id: author, posted_at: postedAt, poll }: OwnCardRow,
  {
    seen,
    voted,
    blocked_by: blockedBy,
    reminded_at: remindedAt,
    reminders,
  }: NonNullable<OwnCardRow["readers"]>,
  { reader_ids: ids, guardians }: FeedTeamRow,
  now: Date,
): NonNullable<FeedCard["readers"]> {
  const readers = (ids ?? []).filter((id) => id !== author);
  const counts = { seen: seen.length, of: readers.length };
  const past = { remindedAt: remindedAt === null ? null : new Date(remindedAt), reminders };
  if (!offersReminder(new Date(postedAt), now) || !mayRemind(past, now)) return counts;
  const asks = poll && isPollOpen(poll, now.getTime()) ? "vote" : "seen";
  const done = new Set(asks === "vote" ? voted : [...seen, author]);
  // As the reminder itself, the count leaves out who has blocked the author: staff learn of no block from a difference of the two.
  const reached = readers.filter((id) => !blockedBy.includes(id));
  const count = countToRemind(reached, guardians ?? [], done);
  return { ...counts, ...(count.people > 0 && { to_remind: { for: asks, ...count } }) };
}
