-- Who reads a card, without its author: whether they have seen it and voted, and whether another guardian of one of their players did. A function, since
-- it keeps its plan.
create or replace function readers_of_card(team uuid, card uuid)
returns table (user_id text, has_seen boolean, is_seen_at_home boolean, has_voted boolean, is_voted_at_home boolean)
language plpgsql stable rows 30 set plan_cache_mode = force_generic_plan as $$
begin
  return query
    with reader as materialized (select c.user_id as id from readers_of_huddle(team, card) c),
      seen as materialized (select k.user_id as id from read_position k where k.team_id = team and k.huddle_id = card and k.read_seq >= 1),
      voted as materialized (select v.user_id as id from poll_vote v where v.team_id = team and v.message_id = card),
      guard as materialized (select r.user_id as id, r.child_id from team_access r where r.team_id = team and r.via = 'guardian'),
      home as materialized (select distinct a.id, b.id as other from guard a join guard b on b.child_id = a.child_id and b.id <> a.id)
    select r.id, r.id in (select s.id from seen s), exists (select from home h where h.id = r.id and h.other in (select s.id from seen s)),
      r.id in (select v.id from voted v), exists (select from home h where h.id = r.id and h.other in (select v.id from voted v))
    from reader r where r.id <> (select f.author_id from feed_card f where f.team_id = team and f.id = card)
    order by r.id;
end $$;
