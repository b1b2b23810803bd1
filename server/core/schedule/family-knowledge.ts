import { sql } from "drizzle-orm";
import { atStart } from "./effective-answer";

export type Expression = ReturnType<typeof sql>;

/** `k`: what the family of player `m` knows of event `e`, with participation `p`. Nothing for an event that never changed. */
export const knownAt = (noticed: Expression) =>
  sql`left join lateral known_versions(e.team_id, e.id, ${noticed}, p.seen_version, m.let_in_at) k on true`;

export const known = knownAt(sql`e.notice_version`);

/** All that the family may believe, where that is more than one version. */
export const heard = sql`case when jsonb_array_length(k.heard) > 1 then k.heard end`;

/**
 * Whether the family is out of the event as they know it: by its own no, or by an absence that covers those days as well, of each version that
 * they may believe (`k.heard`; none of an event that never changed). An absence alone must not hide a change from a family that reads *In* for
 * the days before it.
 */
export const isOutOfKnown = sql`coalesce(w.answer = 'no' and (w.source = 'said' or p.answer = 'no' or not exists (
  select from jsonb_array_elements(coalesce(k.heard, '[null]')) h(shown)
    cross join lateral (select coalesce((h.shown ->> 'starts_local')::date, e.first_day) as day_one) d
  where not exists (
    select from covering_absence(m.child_id, m.user_id, coalesce(h.shown ->> 'timing', e.timing) = 'day', d.day_one,
      coalesce(d.day_one + ((h.shown ->> 'duration_minutes')::int + 1439) / 1440 - 1, e.last_day), ${atStart("starts_at")}) x
    where p.answer is null or x.said_at > p.answered_at))), false)`;
