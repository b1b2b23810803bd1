-- The statements of server/absence/review.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- words
-- returns row json
select json_build_object('team_id', t.id, 'team_name', t.name, 'event_id', e.id, 'title', e.title, 'opponent', e.opponent,
        'timing', e.timing, 'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'), 'first_day', e.first_day,
        'last_day', e.last_day, 'membership_id', m.id, 'child_id', m.child_id,
        'first_name', coalesce(c.first_name, u.first_name, u.full_name), 'answer', w.answer, 'source', w.source, 'absence_id', w.absence_id)
from json_to_recordset($1::json) s("childId" uuid, "userId" text)
        join membership m on (m.child_id = s."childId" or m.user_id = s."userId") and m.ended_at is null
        join team t on t.id = m.team_id and t.archived_at is null
        join event e on e.team_id = m.team_id and e.status = 'on' and e.starts_at > $2::timestamptz
          and e.first_day between $3::date - 13 and $4::date and e.last_day >= $5::date and (case e.asks when 'nobody' then false when 'players' then 'player' = any (m.roles)
    else m.roles && '{player,coach,manager}' end)
        left join child c on c.id = m.child_id
left join "user" u on u.id = m.user_id
        left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
        left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
order by e.first_day, e.starts_at, e.id, m.child_id is null, lower(c.first_name), m.id;
