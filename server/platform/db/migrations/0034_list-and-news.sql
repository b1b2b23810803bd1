-- A message as everybody gets it. Cheers of one that was taken back are shown no more.
create or replace view shown_message as
  select m.team_id, m.huddle_id, m.seq, m.id, m.changed, m.author_id, m.text, to_json(m.mentions) as mentions, m.reply_to, m.made_at,
    m.edited_at is not null as is_edited, m.withdrawn_as, m.withdrawn_at,
    case when m.withdrawn_at is null then (
      select json_object_agg(c.cheer, c.times) from (
        select r.cheer, count(*)::int as times from reaction r where r.team_id = m.team_id and r.message_id = m.id group by r.cheer) c) end as cheers
  from message m;
--> statement-breakpoint
-- The huddles that a person reads, or one of them, the newest first, as one value in JSON. A function, since it keeps its plan. The limits, and
-- selects for a team's name and clock, make it look these up by their keys: joins would read all teams and huddles of a small table.
-- How many people read it is counted for one huddle only: for a list of them that was most of its cost.
create or replace function huddles_of(who text, at_ timestamptz, team uuid, huddle_ uuid, most_unread integer, last_length integer, most integer) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    with mine as materialized (
        select h.*, r.since_seq, coalesce(k.read_seq, 0) as read_seq, k.muted_until
        from reach_of(who) r
          cross join lateral (select * from huddle o where o.team_id = r.team_id and o.id = r.huddle_id limit 1) h
          left join marker k on k.team_id = h.team_id and k.huddle_id = h.id and k.user_id = who
        where team is null or r.team_id = team and r.huddle_id = huddle_)
    select json_agg(s) from (
      select h.team_id, h.id, h.kind, h.title, coalesce(h.kind = 'group' and h.created_by = who, false) as is_mine,
        judge_huddle(h.team_id, h.id, at_) <> 'open' as is_over, h.last_seq, h.read_seq,
        case when h.last_seq <= h.read_seq then 0 else (select count(*)::int from (
          select 1 from message m
          where m.team_id = h.team_id and m.huddle_id = h.id and m.seq > greatest(h.read_seq, h.since_seq) and m.author_id <> who
            and m.withdrawn_at is null and not exists (select from person_block b where b.user_id = who and b.blocked_id = m.author_id)
          limit most_unread) few) end as unread,
        case when h.muted_until > at_ then h.muted_until end as muted_until,
        case when huddle_ is not null then (select count(*)::int from company_of(h.team_id, h.id)) end as readers,
        h.event_id, h.version,
        (select t.name from team t where t.id = h.team_id) as team_name,
        (select clock.seq from team_clock clock where clock.team_id = h.team_id) as as_of,
        case when h.kind = 'group' then (
          select json_agg(json_build_object('user_id', s.user_id, 'first_name', p.first_name) order by s.seated_at, s.user_id)
          from seat s join "user" p on p.id = s.user_id
          where s.team_id = h.team_id and s.huddle_id = h.id and s.left_at is null and s.user_id <> who) end as others,
        case when h.event_id is not null then (
          select json_build_object('title', e.title, 'opponent', e.opponent, 'timing', e.timing,
            'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'))
          from event e where e.team_id = h.team_id and e.id = h.event_id) end as event,
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
--> statement-breakpoint
-- What a team's listeners (user_id, session_id) are to be told past a number, and who of them may hear it, as one value in JSON. A function, since it
-- keeps its plan. The session that holds, under the conditions of the bearer check, is looked up by its key because of the limit: else the plan would
-- read all sessions that have not ended.
create or replace function news_of(team uuid, after_ bigint, listeners json, at_ timestamptz, most integer) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    with listener as materialized (select l.user_id, l.session_id from json_to_recordset(listeners) as l(user_id text, session_id text)),
      said as materialized (
        select m.huddle_id, m.seq, m.id, m.changed, m.author_id, m.text, m.mentions, m.reply_to, m.made_at, m.is_edited, m.withdrawn_as, m.cheers
        from shown_message m where m.team_id = team and m.changed > after_ order by m.changed limit most),
      altered as materialized (
        select h.id as huddle_id, h.changed from huddle h where h.team_id = team and h.changed > after_ order by h.changed limit most),
      team_huddle as materialized (select h.id from huddle h where h.team_id = team and h.kind = 'team'),
      heard as (
        select r.huddle_id, r.user_id, r.since_seq from hearers(team,
          array(select s.huddle_id from said s union select a.huddle_id from altered a union select t.id from team_huddle t),
          array(select distinct l.user_id from listener l)) r)
    select json_build_object(
      'at', (select c.seq from team_clock c where c.team_id = team),
      'team_huddle', (select t.id from team_huddle t),
      'said', (select json_agg(s order by s.changed) from said s),
      'altered', (select json_agg(a order by a.changed) from altered a),
      'heard', (select json_agg(h) from heard h),
      'living', (select json_agg(s.id) from listener l
        cross join lateral (
          select s.id from session s
            join "user" u on u.id = s.user_id and u.banned_at is null and u.deleted_at is null and not u.must_change_password
          where s.id = l.session_id and s.user_id = l.user_id and s.revoked_at is null and s.expires_at > at_ limit 1) s),
      'left', (select json_agg(distinct s.user_id) from altered a
        join seat s on s.team_id = team and s.huddle_id = a.huddle_id and s.left_at > at_ - interval '1 minute'
        join listener l on l.user_id = s.user_id)));
end $$;
