import { sql } from "drizzle-orm";
import { urgentPollHours } from "../../../domain/feed/limits";
import { iso, item, mostItems, type NeedsYouQuery, teamFields } from "../../core/base/needs-you-item";
import { feedsReadBy } from "../../core/feed/feed.store";

const closesSoonAt = `p.closes_at - interval '${urgentPollHours} hours'`;

/**
 * Open polls that staff reminded of, or that close soon, until somebody of the family has voted. None of one's own, nor of people whom one has
 * blocked. Whoever is named in a post has a name that differs between readers, so its words are left out.
 */
export const pollsToVote = ({ userId, isAdult, now }: NeedsYouQuery) => sql`
  (select ${item({
    kind: "'poll'",
    id: "'poll ' || f.id",
    created_at: iso(`coalesce(f.reminded_at, greatest(f.posted_at, ${closesSoonAt}))`),
    card_id: "f.id",
    question: "case when cardinality(m.mentions) = 0 then left(m.text, 80) end",
    closes_at: iso("p.closes_at"),
    ...teamFields,
  })}, coalesce(p.closes_at, f.reminded_at)
  from ${feedsReadBy(userId)} r join team t on t.id = r.team_id
    join poll p on p.team_id = r.team_id and p.closed_at is null and (p.closes_at is null or p.closes_at > ${now})
    join feed_card f on f.team_id = p.team_id and f.id = p.message_id and f.withdrawn_at is null and f.author_id <> ${userId}
      and (f.reminded_at is not null or ${sql.raw(closesSoonAt)} <= ${now})
    join message m on m.team_id = f.team_id and m.huddle_id = f.id and m.seq = 1
  where ${isAdult} and not exists (select from person_block b where b.user_id = ${userId} and b.blocked_id = f.author_id)
    and exists (select from readers_of_card(f.team_id, f.id) k where k.user_id = ${userId} and not k.has_voted and not k.is_voted_at_home)
  order by p.closes_at limit ${mostItems})`;
