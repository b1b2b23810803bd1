-- What the feed's badge counts: posts of others after the moment when Home was open last, of the last 30 days, so that a newcomer does not find a year.
-- Neither deleted ones nor those of people who are blocked. A function, since it keeps its plan.
create or replace function new_cards(who text, at_ timestamptz) returns table (times integer, first_at timestamptz, last_at timestamptz)
language plpgsql stable rows 1 set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select coalesce(sum(n.times), 0)::int, min(n.first_at), max(n.last_at) from feeds_read_by(who, null) m
      left join read_position k on k.team_id = m.team_id and k.huddle_id = m.huddle_id and k.user_id = who
      cross join lateral (
        select count(*)::int as times, min(few.posted_at) as first_at, max(few.posted_at) as last_at from (
          select f.posted_at from feed_card f
          where f.team_id = m.team_id and f.posted > coalesce(k.cards_seen, 0) and f.posted_at > at_ - interval '30 days' and f.author_id <> who
            and f.withdrawn_at is null and not exists (select from person_block b where b.user_id = who and b.blocked_id = f.author_id)
          order by f.posted desc limit 99) few) n;
end $$;
