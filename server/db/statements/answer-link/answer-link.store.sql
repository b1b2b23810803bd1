-- The statements of server/answer-link/answer-link.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findLivingUser
select "user"."mailbox_key", "user"."date_of_birth", "user"."email_address_verified_at", "user"."seen_on"
from "user"
inner join living_user l on l.id = "user"."id"
where "user"."id" = $1;

-- linkedEvent
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
--   teamName text,
--   colourOne text,
--   colourTwo text,
--   told jsonb
with "reach" as (
    select m.team_id, m.id as membership_id, m.child_id, 'guardian' as via, m.roles, m.number, m.let_in_at, m.user_id as player_user_id,
      y.until as usual_until, y.version as usual_version, y.paused_at as usual_paused_at,
      coalesce(c.first_name, m.spot_first_name, u.first_name, split_part(u.full_name, ' ', 1)) as first_name,
      lower(coalesce(c.first_name, m.spot_first_name)) as sorted_by
    from membership m left join child c on c.id = m.child_id left join "user" u on u.id = m.user_id
      left join usual_yes y on y.team_id = m.team_id and y.membership_id = m.id
    where m.team_id = $1::uuid and m.ended_at is null
      and m.id in (select k::uuid from json_array_elements_text($2::json) k)) select e.team_id,
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
  t.name,
  t.colour_one,
  t.colour_two,
  (
        select v.shown from event_version v
        where v.team_id = e.team_id and v.event_id = e.id and v.version <= $3::int
        order by v.version desc limit 1)
from event e
join team t on t.id = e.team_id and t.archived_at is null
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
    left join lateral known_of(e.team_id, e.id, least(e.notice_version, $4::int), p.seen_version, m.let_in_at) k on true
  where m.team_id = e.team_id and ('player' = any (m.roles) or (case e.asks when 'nobody' then false when 'players' then 'player' = any (m.roles)
    else m.roles && '{player,coach,manager}' end))) mine on true
where e.team_id = $5::uuid and e.id = $6::uuid;
