-- The huddles that a person reads in chat, or one huddle, which may be a card, the newest first, as one value in JSON. A function, since it keeps its plan. The limits, and
-- selects for a team's name and clock, make it look these up by their keys: joins would read all teams and huddles of a small table.
-- How many people read it is counted for one huddle only: for a list of them that was most of its cost.
create or replace function huddles_of(who text, at_ timestamptz, team uuid, huddle_ uuid, most_unread integer, last_length integer, most integer) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    with mine as materialized (
        select h.*, r.since_seq, coalesce(k.read_seq, 0) as read_seq, k.muted_until
        from (select o.team_id, o.huddle_id, o.since_seq from huddles_read_by(who) o where team is null
            union all select team, huddle_, readable_since(team, huddle_, who) where team is not null) r
          cross join lateral (select * from huddle o where o.team_id = r.team_id and o.id = r.huddle_id limit 1) h
          left join read_position k on k.team_id = h.team_id and k.huddle_id = h.id and k.user_id = who
        where r.since_seq is not null)
    select json_agg(s) from (
      select h.team_id, h.id, h.kind, h.title, coalesce(h.kind = 'group' and h.created_by = who, false) as is_mine,
        judge_huddle(h.team_id, h.id, at_) <> 'open' as is_over, h.last_seq, h.read_seq,
        case when h.last_seq <= h.read_seq then 0 else (select count(*)::int from (
          select 1 from message m
          where m.team_id = h.team_id and m.huddle_id = h.id and m.seq > greatest(h.read_seq, h.since_seq) and m.author_id <> who
            and m.withdrawn_at is null and not exists (select from person_block b where b.user_id = who and b.blocked_id = m.author_id)
          limit most_unread) few) end as unread,
        case when h.muted_until > at_ then h.muted_until end as muted_until,
        case when huddle_ is not null then (select count(*)::int from readers_of_huddle(h.team_id, h.id)) end as readers,
        h.event_id, h.version,
        (select t.name from team t where t.id = h.team_id) as team_name,
        (select clock.seq from team_sequence clock where clock.team_id = h.team_id) as as_of,
        case when h.kind = 'group' then (
          select json_agg(json_build_object('user_id', s.user_id, 'first_name', p.first_name) order by s.added_at, s.user_id)
          from huddle_member s join "user" p on p.id = s.user_id
          where s.team_id = h.team_id and s.huddle_id = h.id and s.left_at is null and s.user_id <> who) end as others,
        case when h.event_id is not null then (
          select json_build_object('title', e.title, 'opponent', e.opponent, 'timing', e.timing,
            'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'))
          from event e where e.team_id = h.team_id and e.id = h.event_id) end as event,
        case when h.kind = 'card' then (
          select left(split_part(m.text, E'\n', 1), 60) from message m where m.team_id = h.team_id and m.huddle_id = h.id and m.seq = 1
            and not exists (select from person_block b where b.user_id = who and b.blocked_id = m.author_id)) end as post,
        l.last
      from mine h
        left join lateral (
          select json_build_object('seq', m.seq, 'author_id', m.author_id, 'made_at', m.made_at, 'withdrawn_as', m.withdrawn_as,
            'text', case when m.withdrawn_at is null and not exists (select from person_block b where b.user_id = who and b.blocked_id = m.author_id)
              then left(m.text, last_length) end) as last, m.made_at
          from message m where m.team_id = h.team_id and m.huddle_id = h.id and m.seq > h.since_seq
          order by m.seq desc limit 1) l on true
      order by coalesce(l.made_at, h.created_at) desc, h.team_id, h.kind desc, h.id
      limit most) s);
end $$;
