-- The statements of server/schedule/week/agenda.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- pageOf
-- returns teamId uuid,
--   id uuid,
--   seriesId uuid,
--   kind text,
--   title text,
--   side text,
--   timing text,
--   timeZone text,
--   startsLocal text,
--   endsLocal text,
--   durationMinutes integer,
--   arriveMinutes smallint,
--   firstDay text,
--   lastDay text,
--   startsAt timestamp with time zone,
--   endsAt timestamp with time zone,
--   arrivesAt timestamp with time zone,
--   venue json,
--   venueDetail text,
--   opponent text,
--   kit text,
--   notes text,
--   status text,
--   calledOffFor text,
--   calledOffNote text,
--   asks text,
--   answerBy timestamp with time zone,
--   version integer,
--   timeVersion integer,
--   noticeVersion integer,
--   createdAt timestamp with time zone,
--   mine json,
--   counts json
with "reach" as (
    select distinct on (t.team_id, t.membership_id) t.team_id, t.membership_id, t.child_id, t.via, m.roles, m.number, m.let_in_at, m.user_id as player_user_id,
      y.until as usual_until, y.version as usual_version, y.paused_at as usual_paused_at,
      coalesce(c.first_name, u.first_name, u.full_name) as first_name, lower(c.first_name) as sorted_by
    from standings_of($1) t join membership m on m.team_id = t.team_id and m.id = t.membership_id
      left join child c on c.id = m.child_id left join "user" u on u.id = m.user_id
      left join usual_yes y on y.team_id = m.team_id and y.membership_id = m.id
    where t.via <> 'own' and (null::uuid is null or t.team_id = null::uuid)
    order by t.team_id, t.membership_id, t.via = 'follow') select e.team_id,
  e.id,
  e.series_id,
  e.kind,
  e.title,
  e.side,
  e.timing,
  e.time_zone,
  to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'),
  to_char(e.ends_local, 'YYYY-MM-DD"T"HH24:MI:SS'),
  e.duration_minutes,
  e.arrive_minutes,
  e.first_day::text,
  e.last_day::text,
  e.starts_at,
  e.ends_at,
  e.arrives_at,
  (
    select json_build_object('id', v.id, 'name', v.name, 'category', v.category, 'address', v.address, 'version', v.version)
    from venue v where v.team_id = e.team_id and v.id = e.venue_id),
  e."venue_detail",
  e."opponent",
  e."kit",
  e.notes,
  e.status,
  e.called_off_for,
  e.called_off_note,
  e.asks,
  e.answer_by,
  e.version,
  e.time_version,
  e.notice_version,
  e.created_at,
  mine.rows,
  case when exists (
  select from reach r where r.team_id = e.team_id and r.via = 'self' and r.roles && '{coach,manager}') then (
  select json_build_object(
      'yes', count(*) filter (where answer = 'yes'), 'maybe', count(*) filter (where answer = 'maybe'),
      'no', count(*) filter (where answer = 'no'), 'silent', count(*) filter (where answer is null and is_player),
      'for_old_time', count(*) filter (where answer = 'yes' and source = 'said' and answered_event_version < e.time_version),
      'usual', count(*) filter (where source = 'usual'), 'away', count(*) filter (where source = 'away'))
  from (
    select distinct on (coalesce(older.id, m.id)) w.answer, w.source, p.answered_event_version, 'player' = any (m.roles) as is_player
    from membership m left join child_state s on s.child_id = m.child_id
      left join lateral (
  select o.id from same_player j
    join membership o on o.team_id = j.team_id and o.id = j.counts_as and o.ended_at is null
    left join child oc on oc.id = o.child_id
  where j.team_id = m.team_id and j.membership_id = m.id and oc.deleted_at is null) older on true
      left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
      left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
    where m.team_id = e.team_id and m.ended_at is null and (case e.asks when 'nobody' then false when 'players' then 'player' = any (m.roles)
    else m.roles && '{player,coach,manager}' end)
      and (m.child_id is null or s.is_frozen = false)
      and (m.user_id is null or exists (select from living_user l where l.id = m.user_id))
    order by coalesce(older.id, m.id), case when w.source = 'usual' then 1 when w.source is null then 2 else 0 end, w.at desc nulls last, older.id is not null, m.id) player) end
from (
          select e.* from event e join team on team.id = e.team_id and team.archived_at is null
          where e.team_id in (select team_id from reach)
            and e.first_day <= $2::date and (e.first_day, e.starts_at, e.id) < ($3::date, $4::timestamptz, $5::uuid)
          order by e.first_day desc, e.starts_at desc, e.id desc limit 51
        ) e
join lateral (
  select json_agg(json_build_object(
      'membership_id', m.membership_id, 'child_id', m.child_id, 'first_name', m.first_name, 'number', m.number,
      'via', m.via, 'is_asked', (case e.asks when 'nobody' then false when 'players' then 'player' = any (m.roles)
    else m.roles && '{player,coach,manager}' end), 'answer', w.answer, 'note', case when w.source = 'said' then p.note end,
      'answered_by', w.by_user, 'answered_by_name', a.full_name, 'answered_at', w.at,
      'answered_event_version', case when w.source = 'said' then p.answered_event_version end,
      'answer_version', coalesce(p.answer_version, 0), 'seen_version', p.seen_version,
      'source', w.source, 'until', w.until, 'over', w.over,
      'usual', case when e.kind = 'practice' and e.series_id is not null and m.usual_until >= e.first_day
        then json_build_object('until', m.usual_until, 'version', m.usual_version, 'is_paused', m.usual_paused_at is not null) end,
      'attendance', p.attendance,
      'known_version', k.version, 'known', k.shown, 'heard', case when jsonb_array_length(k.heard) > 1 then k.heard end)
    order by m.via <> 'guardian', m.sorted_by, m.membership_id) as rows
  from reach m
    left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.membership_id
    left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.membership_id, m.child_id, m.player_user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
    left join "user" a on a.id = w.by_user
    left join lateral known_of(e.team_id, e.id, e.notice_version, p.seen_version, m.let_in_at) k on true
  where m.team_id = e.team_id and ('player' = any (m.roles) or (case e.asks when 'nobody' then false when 'players' then 'player' = any (m.roles)
    else m.roles && '{player,coach,manager}' end))) mine on true
order by e.first_day desc, e.starts_at desc, e.id desc;

-- pageOf
-- returns teamId uuid,
--   id uuid,
--   seriesId uuid,
--   kind text,
--   title text,
--   side text,
--   timing text,
--   timeZone text,
--   startsLocal text,
--   endsLocal text,
--   durationMinutes integer,
--   arriveMinutes smallint,
--   firstDay text,
--   lastDay text,
--   startsAt timestamp with time zone,
--   endsAt timestamp with time zone,
--   arrivesAt timestamp with time zone,
--   venue json,
--   venueDetail text,
--   opponent text,
--   kit text,
--   notes text,
--   status text,
--   calledOffFor text,
--   calledOffNote text,
--   asks text,
--   answerBy timestamp with time zone,
--   version integer,
--   timeVersion integer,
--   noticeVersion integer,
--   createdAt timestamp with time zone,
--   mine json,
--   counts json
with "reach" as (
    select distinct on (t.team_id, t.membership_id) t.team_id, t.membership_id, t.child_id, t.via, m.roles, m.number, m.let_in_at, m.user_id as player_user_id,
      y.until as usual_until, y.version as usual_version, y.paused_at as usual_paused_at,
      coalesce(c.first_name, u.first_name, u.full_name) as first_name, lower(c.first_name) as sorted_by
    from standings_of($1) t join membership m on m.team_id = t.team_id and m.id = t.membership_id
      left join child c on c.id = m.child_id left join "user" u on u.id = m.user_id
      left join usual_yes y on y.team_id = m.team_id and y.membership_id = m.id
    where t.via <> 'own' and (null::uuid is null or t.team_id = null::uuid)
    order by t.team_id, t.membership_id, t.via = 'follow') select e.team_id,
  e.id,
  e.series_id,
  e.kind,
  e.title,
  e.side,
  e.timing,
  e.time_zone,
  to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'),
  to_char(e.ends_local, 'YYYY-MM-DD"T"HH24:MI:SS'),
  e.duration_minutes,
  e.arrive_minutes,
  e.first_day::text,
  e.last_day::text,
  e.starts_at,
  e.ends_at,
  e.arrives_at,
  (
    select json_build_object('id', v.id, 'name', v.name, 'category', v.category, 'address', v.address, 'version', v.version)
    from venue v where v.team_id = e.team_id and v.id = e.venue_id),
  e."venue_detail",
  e."opponent",
  e."kit",
  e.notes,
  e.status,
  e.called_off_for,
  e.called_off_note,
  e.asks,
  e.answer_by,
  e.version,
  e.time_version,
  e.notice_version,
  e.created_at,
  mine.rows,
  case when exists (
  select from reach r where r.team_id = e.team_id and r.via = 'self' and r.roles && '{coach,manager}') then (
  select json_build_object(
      'yes', count(*) filter (where answer = 'yes'), 'maybe', count(*) filter (where answer = 'maybe'),
      'no', count(*) filter (where answer = 'no'), 'silent', count(*) filter (where answer is null and is_player),
      'for_old_time', count(*) filter (where answer = 'yes' and source = 'said' and answered_event_version < e.time_version),
      'usual', count(*) filter (where source = 'usual'), 'away', count(*) filter (where source = 'away'))
  from (
    select distinct on (coalesce(older.id, m.id)) w.answer, w.source, p.answered_event_version, 'player' = any (m.roles) as is_player
    from membership m left join child_state s on s.child_id = m.child_id
      left join lateral (
  select o.id from same_player j
    join membership o on o.team_id = j.team_id and o.id = j.counts_as and o.ended_at is null
    left join child oc on oc.id = o.child_id
  where j.team_id = m.team_id and j.membership_id = m.id and oc.deleted_at is null) older on true
      left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
      left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
    where m.team_id = e.team_id and m.ended_at is null and (case e.asks when 'nobody' then false when 'players' then 'player' = any (m.roles)
    else m.roles && '{player,coach,manager}' end)
      and (m.child_id is null or s.is_frozen = false)
      and (m.user_id is null or exists (select from living_user l where l.id = m.user_id))
    order by coalesce(older.id, m.id), case when w.source = 'usual' then 1 when w.source is null then 2 else 0 end, w.at desc nulls last, older.id is not null, m.id) player) end
from (
          select e.* from event e join team on team.id = e.team_id and team.archived_at is null
          where e.team_id in (select team_id from reach)
            and e.first_day >= $2::date and (e.first_day, e.starts_at, e.id) > ($3::date, $4::timestamptz, $5::uuid)
          order by e.first_day asc, e.starts_at asc, e.id asc limit 51
        ) e
join lateral (
  select json_agg(json_build_object(
      'membership_id', m.membership_id, 'child_id', m.child_id, 'first_name', m.first_name, 'number', m.number,
      'via', m.via, 'is_asked', (case e.asks when 'nobody' then false when 'players' then 'player' = any (m.roles)
    else m.roles && '{player,coach,manager}' end), 'answer', w.answer, 'note', case when w.source = 'said' then p.note end,
      'answered_by', w.by_user, 'answered_by_name', a.full_name, 'answered_at', w.at,
      'answered_event_version', case when w.source = 'said' then p.answered_event_version end,
      'answer_version', coalesce(p.answer_version, 0), 'seen_version', p.seen_version,
      'source', w.source, 'until', w.until, 'over', w.over,
      'usual', case when e.kind = 'practice' and e.series_id is not null and m.usual_until >= e.first_day
        then json_build_object('until', m.usual_until, 'version', m.usual_version, 'is_paused', m.usual_paused_at is not null) end,
      'attendance', p.attendance,
      'known_version', k.version, 'known', k.shown, 'heard', case when jsonb_array_length(k.heard) > 1 then k.heard end)
    order by m.via <> 'guardian', m.sorted_by, m.membership_id) as rows
  from reach m
    left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.membership_id
    left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.membership_id, m.child_id, m.player_user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
    left join "user" a on a.id = w.by_user
    left join lateral known_of(e.team_id, e.id, e.notice_version, p.seen_version, m.let_in_at) k on true
  where m.team_id = e.team_id and ('player' = any (m.roles) or (case e.asks when 'nobody' then false when 'players' then 'player' = any (m.roles)
    else m.roles && '{player,coach,manager}' end))) mine on true
order by e.first_day asc, e.starts_at asc, e.id asc;
