-- The statements of server/calendar-link/feed.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- feedEvents
-- returns teamId uuid,
--   id uuid,
--   kind text,
--   title text,
--   timing text,
--   timeZone text,
--   startsLocal text,
--   endsLocal text,
--   arriveMinutes smallint,
--   firstDay text,
--   lastDay text,
--   startsAt timestamp with time zone,
--   endsAt timestamp with time zone,
--   venue json,
--   status text,
--   opponent text,
--   venueDetail text,
--   kit text,
--   isInRepeatedHour boolean,
--   dayAfter text,
--   teamName text,
--   players json
with "reach" as (
    select distinct on (t.team_id, t.membership_id) t.team_id, t.membership_id, t.child_id, t.via, m.roles, m.number, m.let_in_at, m.user_id as player_user_id,
      y.until as usual_until, y.version as usual_version, y.paused_at as usual_paused_at,
      coalesce(c.first_name, u.first_name, u.full_name) as first_name, lower(c.first_name) as sorted_by
    from standings_of($1) t join membership m on m.team_id = t.team_id and m.id = t.membership_id
      left join child c on c.id = m.child_id left join "user" u on u.id = m.user_id
      left join usual_yes y on y.team_id = m.team_id and y.membership_id = m.id
    where t.via <> 'own' and ($2::uuid is null or t.team_id = $3::uuid)
    order by t.team_id, t.membership_id, t.via = 'follow') select e.team_id,
  e.id,
  e.kind,
  e.title,
  e.timing,
  e.time_zone,
  to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'),
  to_char(e.ends_local, 'YYYY-MM-DD"T"HH24:MI:SS'),
  e.arrive_minutes,
  e.first_day::text,
  e.last_day::text,
  e.starts_at,
  e.ends_at,
  (
    select json_build_object('id', v.id, 'name', v.name, 'category', v.category, 'address', v.address, 'version', v.version)
    from venue v where v.team_id = e.team_id and v.id = e.venue_id),
  e.status,
  e.opponent,
  e.venue_detail,
  e.kit,
  e.is_in_repeated_hour,
  (e.last_day + 1)::text,
  e.team_name,
  players.rows
from (
        select e.*, team.name as team_name from event e join team on team.id = e.team_id and team.archived_at is null
        where e.team_id in (select m.team_id from reach m where ($4::uuid is null or m.child_id = $5::uuid))
          and e.first_day >= $6::date - 13 and e.first_day < $7::date + $8::int and e.last_day >= $9::date
        order by e.first_day, e.starts_at, e.id limit 2000
      ) e
join lateral (
        select json_agg(json_build_object(
            'first_name', case when m.child_id is not null then m.first_name end, 'is_family', m.via <> 'follow',
            'answer', case when m.via <> 'follow' then w.answer end)
          order by m.via <> 'guardian', m.sorted_by, m.membership_id) as rows
        from reach m
          left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.membership_id
          left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.membership_id, m.child_id, m.player_user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
        where m.team_id = e.team_id and ($10::uuid is null or m.child_id = $11::uuid) and ('player' = any (m.roles) or (case e.asks when 'nobody' then false when 'players' then 'player' = any (m.roles)
    else m.roles && '{player,coach,manager}' end))) players on true
order by e.first_day, e.starts_at, e.id;
