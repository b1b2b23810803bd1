-- The poll of a card with its counts, for the people who read the card: votes of people who no longer do not count, until they do again. Null without a
-- poll. A function, since it keeps its plan.
create or replace function counted_poll(team uuid, card uuid, readers text[]) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select json_build_object('options', to_json(p.options), 'is_multiple', p.is_multiple, 'shows_voters', p.shows_voters, 'closes_at', p.closes_at,
      'closed_at', p.closed_at,
      'counts', (select json_agg((select count(*) from unnest(v.picks) k where k = o.n) order by o.n) from unnest(p.options) with ordinality o(option, n)),
      'voters', v.voters)
    from poll p cross join lateral (
      select coalesce(array_agg(k.pick), '{}') as picks, count(distinct x.user_id) as voters
      from poll_vote x cross join unnest(x.picks) k(pick)
      where x.team_id = p.team_id and x.message_id = p.message_id and x.user_id = any (readers)) v
    where p.team_id = team and p.message_id = card);
end $$;
