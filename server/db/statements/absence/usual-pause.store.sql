-- The statements of server/absence/usual-pause.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- reviewUsual
select y.membership_id as id
from usual_yes y
    where y.team_id = $1::uuid and y.until >= $2::date
      and y.membership_id in (select k.id::uuid from json_array_elements_text($3::json) k(id))
    order by y.membership_id for update;

-- reviewUsual
update usual_yes y
set paused_at = case when o.has_missed then $1::timestamptz end,
  version = y.version + 1,
  valid_from = $2::timestamptz
    from (
      select u.membership_id, exists (
        select from (
          select coalesce(p.attendance = 'absent', false) and not coalesce(w.source in ('said', 'away'), false) as is_missed, lag(coalesce(p.attendance = 'absent', false) and not coalesce(w.source in ('said', 'away'), false)) over (order by e.first_day, e.starts_at, e.id) as was_missed
          from event e join membership m on m.team_id = e.team_id and m.id = u.membership_id
            left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
            left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
          where e.team_id = u.team_id and e.kind = 'practice' and e.series_id is not null and e.asks <> 'nobody' and e.status = 'on'
            and e.first_day >= (u.said_at - interval '15 days')::date and e.arrives_at <= $3::timestamptz + interval '1 hour'
            and e.starts_at > u.said_at and (u.confirmed_at is null or e.starts_at > u.confirmed_at)) practice
        where practice.is_missed and practice.was_missed) as has_missed
      from usual_yes u
      where u.team_id = $4::uuid and u.membership_id in (select k.id::uuid from json_array_elements_text($5::json) k(id))) o
    where y.team_id = $6::uuid and y.membership_id = o.membership_id and (y.paused_at is not null) <> o.has_missed;
