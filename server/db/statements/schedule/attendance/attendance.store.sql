-- The statements of server/schedule/attendance/attendance.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- countMarks
select json_build_object('membership_id', k.player, 'present', count(*) filter (where k.attendance = 'present'),
      'late', count(*) filter (where k.attendance = 'late'), 'absent', count(*) filter (where k.attendance = 'absent'),
      'absent_without_word', count(*) filter (where k.attendance = 'absent' and not k.has_word)) as row
    from (
      select distinct on (coalesce(older.id, m.id), e.id) coalesce(older.id, m.id) as player, p.attendance,
        bool_or(coalesce(w.source in ('said', 'away'), false)) over (partition by coalesce(older.id, m.id), e.id) as has_word
      from event e join participation p on p.team_id = e.team_id and p.event_id = e.id and p.attendance is not null
        join membership m on m.team_id = p.team_id and m.id = p.membership_id and m.ended_at is null
        left join lateral (
  select o.id from same_player j
    join membership o on o.team_id = j.team_id and o.id = j.counts_as and o.ended_at is null
    left join child oc on oc.id = o.child_id
  where j.team_id = m.team_id and j.membership_id = m.id and oc.deleted_at is null) older on true
        left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
      where e.team_id = $1::uuid and e.status = 'on' and e.first_day between $2::date and $3::date and (m.child_id is null or exists (select from child_state s where s.child_id = m.child_id and not s.is_frozen))
  and (m.user_id is null or exists (select from living_user l where l.id = m.user_id))
      order by coalesce(older.id, m.id), e.id, p.attendance_at desc, older.id is not null, m.id) k
    group by k.player
order by k.player;

-- countMarks
select json_build_object('membership_id', k.player, 'present', count(*) filter (where k.attendance = 'present'),
      'late', count(*) filter (where k.attendance = 'late'), 'absent', count(*) filter (where k.attendance = 'absent'),
      'absent_without_word', count(*) filter (where k.attendance = 'absent' and not k.has_word)) as row
    from (
      select distinct on (m.id, e.id) m.id as player, p.attendance,
        bool_or(coalesce(w.source in ('said', 'away'), false)) over (partition by m.id, e.id) as has_word
      from event e join participation p on p.team_id = e.team_id and p.event_id = e.id and p.attendance is not null
        join membership m on m.team_id = p.team_id and m.id = p.membership_id and m.ended_at is null
        left join lateral (
  select o.id from same_player j
    join membership o on o.team_id = j.team_id and o.id = j.counts_as and o.ended_at is null
    left join child oc on oc.id = o.child_id
  where j.team_id = m.team_id and j.membership_id = m.id and oc.deleted_at is null) older on true
        left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
      where e.team_id = $1::uuid and e.status = 'on' and e.first_day between $2::date and $3::date and (m.child_id is null or exists (select from child_state s where s.child_id = m.child_id and not s.is_frozen))
  and (m.user_id is null or exists (select from living_user l where l.id = m.user_id))
        and m.id in (select k.id::uuid from json_array_elements_text($4::json) k(id))
      order by m.id, e.id, p.attendance_at desc, older.id is not null, m.id) k
    group by k.player
order by k.player;

-- findMarkable
select m.id
from event e
join membership m on m.team_id = e.team_id and m.id in (select k.id::uuid from json_array_elements_text($1::json) k(id)) and m.ended_at is null
      and (case e.asks when 'players_and_staff' then m.roles && '{player,coach,manager}' else 'player' = any (m.roles) end)
    where e.team_id = $2::uuid and e.id = $3::uuid and (m.child_id is null or exists (select from child_state s where s.child_id = m.child_id and not s.is_frozen))
  and (m.user_id is null or exists (select from living_user l where l.id = m.user_id));

-- readMarks
select json_build_object('membership_id', p.membership_id, 'attendance', p.attendance, 'at', p.attendance_at) as row
    from participation p
where p.team_id = $1::uuid and p.event_id = $2::uuid and p.membership_id in (select k.id::uuid from json_array_elements_text($3::json) k(id))
    order by p.membership_id;

-- touchSpots
update membership m
set touched_at = $1::timestamptz
from (
      select o.id from membership o where o.team_id = $2::uuid and o.id in (select k.id::uuid from json_array_elements_text($3::json) k(id)) and o.spot_first_name is not null
      order by o.id for no key update) spot
    where m.team_id = $4::uuid and m.id = spot.id;

-- writeMarks
insert into participation as p (team_id, event_id, membership_id, attendance, attendance_by, attendance_at)
    select $1::uuid,
  $2::uuid,
  r.id,
  r.attendance,
  $3,
  r.at
    from json_to_recordset($4::json) r(id uuid, attendance text, at timestamptz)
order by r.id
    on conflict (team_id, event_id, membership_id) do update
      set attendance = excluded.attendance,
  attendance_by = excluded.attendance_by,
  attendance_at = excluded.attendance_at
      where p.attendance_at is null or p.attendance_at <= excluded.attendance_at;
