-- The statements of server/waiting/waiting.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- waiting
-- returns item json
select item
from (
  (select json_strip_nulls(json_build_object('kind', 'join_request', 'id', 'join_request ' || t.id, 'created_at', to_char(max(r.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'count', count(*), 'team_id', t.id, 'team_name', t.name, 'colour_one', t.colour_one, 'colour_two', t.colour_two)) as item, max(r.created_at) as at
  from join_request r join team t on t.id = r.team_id and t.archived_at is null join living_user v on v.id = r.user_id
  where $1::boolean and (
  r.decided_at is null and r.created_at > $2::timestamptz - interval '30 days'
  and (r.child_id is null or r.guardian_ok_at is not null)
  and (r.asked_guardians_at is null or r.asked_guardians_at <= $3::timestamptz - interval '72 hours' or not exists (
    select from circle_request q where q.id = r.circle_request_id and (q.decided_at is null or q.decision = 'approved')))
  and case when r.child_id is null
    then exists (select from "user" a where a.id = r.user_id and is_fit_adult(a))
    else exists (select from living_guardian g where g.child_id = r.child_id and g.user_id = r.user_id) end
  and not exists (select from team_bar b where b.team_id = r.team_id and b.user_id = r.user_id and b.lifted_at is null))
    and exists (select from standings_of($4) h where h.team_id = r.team_id
      and h.via = 'self' and h.roles && '{coach,manager}')
  group by t.id) union all
  (select json_strip_nulls(json_build_object('kind', 'circle_request', 'id', 'circle_request ' || q.id, 'created_at', to_char(q.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'child_id', c.id, 'child_first_name', c.first_name, 'person_name', u.full_name, 'request_id', q.id, 'wish', q.wish, 'has_link_maker_left', nullif((q.origin = 'link' and q.invitation_id is not null and not exists (
    select from invitation i join living_guardian m on m.child_id = i.child_id and m.user_id = i.created_by
    where i.id = q.invitation_id)), false))) as item, q.created_at
  from living_guardian g join child c on c.id = g.child_id join circle_request q on q.child_id = c.id
    join "user" u on u.id = q.user_id
  where $5::boolean and g.user_id = $6 and q.decided_at is null and q.created_at > $7::timestamptz
    and q.wish in ('guardian', 'follower') and is_fit_adult(u)
  order by q.created_at desc limit 100) union all
  (select json_strip_nulls(json_build_object('kind', 'look_alike', 'id', 'look_alike ' || a.id, 'created_at', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'child_id', c.id, 'child_first_name', c.first_name, 'child_last_initial', c.last_initial, 'membership_id', a.membership_id, 'person_name', (
  select coalesce(u.first_name, split_part(u.full_name, ' ', 1))
  from membership m join child n on n.id = m.child_id and n.shown_as = 'name'
    join living_guardian g on g.child_id = n.id join "user" u on u.id = g.user_id
  where m.team_id = a.team_id and m.id = a.membership_id order by g.created_at, g.id limit 1), 'team_id', t.id, 'team_name', t.name, 'colour_one', t.colour_one, 'colour_two', t.colour_two)) as item, a.created_at
  from look_alike a join team t on t.id = a.team_id and t.archived_at is null join child c on c.id = a.child_id
  where $8::boolean and a.user_id = $9 and a.seen_at is null and (
  exists (select from living_guardian g where g.child_id = a.child_id and g.user_id = a.user_id)
  and exists (select from membership o where o.team_id = a.team_id and o.child_id = a.child_id and o.ended_at is null)
  and exists (select from membership m join child n on n.id = m.child_id and n.deleted_at is null
    where m.team_id = a.team_id and m.id = a.membership_id and m.ended_at is null
      and exists (select from living_guardian g where g.child_id = n.id)
      and not exists (select from living_guardian g where g.child_id = n.id and g.user_id = a.user_id)))
  order by a.created_at desc limit 100) union all
  (select json_strip_nulls(json_build_object('kind', 'invitation', 'id', 'invitation ' || i.id, 'created_at', to_char(i.renewed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'invitation_id', i.id, 'invitation_kind', i.kind, 'person_name', coalesce(f.first_name, split_part(f.full_name, ' ', 1)), 'child_first_name', case when i.mailbox_key = $10 and $11::boolean then coalesce(c.first_name, m.spot_first_name) end, 'team_id', t.id, 'team_name', t.name, 'colour_one', t.colour_one, 'colour_two', t.colour_two)) as item, i.renewed_at
  -- Two look-ups by index: PostgreSQL reads every invitation for a condition with "or" across a join.
  from (
      select a.id from invitation a where $12::boolean and a.mailbox_key = $13
      union select l.invitation_id from invitation_use l where l.user_id = $14 and l.used_at is null
    ) as about join invitation i on i.id = about.id
    join "user" f on f.id = i.created_by left join team t on t.id = i.team_id
    left join child c on c.id = i.child_id
    left join membership m on m.team_id = i.team_id and m.id = i.membership_id and m.ended_at is null
    left join invitation_use n on n.invitation_id = i.id and n.user_id = $15
  where not $16::boolean and i.withdrawn_at is null and i.uses < i.max_uses and i.expires_at > $17::timestamptz and i.created_by <> $18
    and i.kind in ('team', 'spot', 'guardian', 'follower')
    and n.used_at is null and (i.mailbox_key = $19 and $20::boolean or n.invitation_id is not null and (i.mailbox_key = $21 or i.email_address is null))
    and (i.team_id is null or t.archived_at is null) and not (
    i.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = i.team_id and m.id = i.membership_id and m.ended_at is null and c.deleted_at is null)
    or i.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = i.child_id and g.user_id = i.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = i.child_id)
        and not exists (select from living_guardian g where g.child_id = i.child_id and g.user_id = i.created_by))
    or coalesce(i.roles && '{coach,manager}', false) and (i.needs_approval or not false)
      and not exists (select from living_manager l where l.team_id = i.team_id and l.user_id = i.created_by)
    or i.team_id is not null and not i.needs_approval and not false
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = i.team_id and s.user_id = i.created_by and s.ended_at is null
          and s.roles && '{coach,manager}'))
    and not exists (select from team_bar b where b.team_id = i.team_id and b.user_id = $22 and b.lifted_at is null)
  order by i.renewed_at desc limit 100) union all
  (select json_strip_nulls(json_build_object('kind', 'asked', 'id', 'asked ' || j.id, 'created_at', to_char(j.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'request_id', j.id, 'child_id', c.id, 'child_first_name', c.first_name, 'team_id', t.id, 'team_name', t.name, 'colour_one', t.colour_one, 'colour_two', t.colour_two)) as item, j.created_at
  from join_request j join team t on t.id = j.team_id left join child c on c.id = j.child_id
  where $23::boolean and j.user_id = $24 and j.decided_at is null and j.created_at > $25::timestamptz
    and (j.child_id is null or c.deleted_at is null)
  order by j.created_at desc limit 100) union all
  (select json_strip_nulls(json_build_object('kind', 'asked', 'id', 'asked ' || q.id, 'created_at', to_char(q.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'wish', q.wish)) as item, q.created_at
  from circle_request q join child c on c.id = q.child_id and c.deleted_at is null
  where $26::boolean and q.user_id = $27 and q.decided_at is null and q.created_at > $28::timestamptz
    and q.wish in ('guardian', 'follower')
    -- Referred by staff: the requester sees only the request to the team.
    and q.origin <> 'staff'
  order by q.created_at desc limit 100) union all
  (select json_strip_nulls(json_build_object('kind', 'resting', 'id', 'resting ' || t.id, 'created_at', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'team_id', t.id, 'team_name', t.name, 'colour_one', t.colour_one, 'colour_two', t.colour_two)) as item, t.created_at
  from team_command k join team t on t.id = k.team_id
  where $29::boolean and k.is_resting and exists (select from standings_of($30) h where h.team_id = t.id
    and h.via = 'self' and 'coach' = any (h.roles))) union all
  (select json_strip_nulls(json_build_object('kind', 'take_over', 'id', 'take_over ' || t.id, 'created_at', to_char(t.take_over_asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'person_name', case when h.user_id <> t.take_over_by then coalesce(u.first_name, u.full_name) end, 'team_id', t.id, 'team_name', t.name, 'colour_one', t.colour_one, 'colour_two', t.colour_two)) as item, t.take_over_asked_at
  from standings_of($31) h join team t on t.id = h.team_id join "user" u on u.id = t.take_over_by
  where $32::boolean and h.via = 'self' and (
  t.archived_at is null and t.take_over_asked_at > $33::timestamptz - interval '1814400 seconds'
  and exists (select from membership q join living_user l on l.id = q.user_id
    where q.team_id = t.id and q.user_id = t.take_over_by and q.ended_at is null
      and 'coach' = any (q.roles) and not 'manager' = any (q.roles)))
    and ('manager' = any (h.roles) or h.user_id = t.take_over_by and not exists (
  select from living_manager h where h.team_id = t.id and (h.let_in_at >= t.take_over_asked_at
    or exists (select from session s where s.user_id = h.user_id and s.last_used_at >= t.take_over_asked_at)))
      and t.take_over_asked_at <= $34::timestamptz - interval '259200 seconds')) union all
  (select json_strip_nulls(json_build_object('kind', 'report', 'id', 'report ' || t.id, 'created_at', to_char(max(r.made_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'count', count(distinct r.target_id), 'team_id', t.id, 'team_name', t.name, 'colour_one', t.colour_one, 'colour_two', t.colour_two)) as item, max(r.made_at) as at
  from report r join team t on t.id = r.team_id
  where $35::boolean and r.decided_at is null and r.goes_to = 'managers' and not exists (
  select from membership m where m.team_id = r.team_id and m.user_id = r.about_user_id and m.ended_at is null
    and m.roles && '{coach,manager}')
    and exists (select from standings_of($36) h where h.team_id = r.team_id
      and h.via = 'self' and 'manager' = any (h.roles))
  group by t.id) union all
  (select json_strip_nulls(json_build_object('kind', 'call_list', 'id', 'call_list ' || e.id, 'created_at', to_char(c.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'event_id', e.id, 'event_title', e.title, 'is_called_off', case when e.status = 'called_off' then true end, 'is_back_on', case when e.status = 'on' and (
    select o.shown ->> 'status' from event_version o where o.team_id = e.team_id and o.event_id = e.id and o.version < c.notice_version
    order by o.version desc limit 1) = 'called_off' then true end, 'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'), 'arrives_at', to_char(c.arrives_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'notice_version', e.notice_version, 'team_id', t.id, 'team_name', t.name, 'colour_one', t.colour_one, 'colour_two', t.colour_two)) as item, c.opened_at
  from call_list c join event e on e.team_id = c.team_id and e.id = c.event_id and not exists (
    select from event_version o join event_version n on n.team_id = o.team_id and n.event_id = o.event_id and n.version = e.notice_version
    where o.team_id = c.team_id and o.event_id = c.event_id and o.version = c.notice_version and o.version <> n.version
      and is_rung(o.shown, n.shown))
    join team t on t.id = c.team_id and t.archived_at is null
  where $37::boolean and c.closed_at is null and e.ends_at > $38::timestamptz and c.team_id in (
    select h.team_id from standings_of($39) h where h.via = 'self' and h.roles && '{coach,manager}')
  order by c.arrives_at limit 100) union all
  (select json_strip_nulls(json_build_object('kind', 'change', 'id', 'change ' || e.id, 'created_at', to_char(n.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'event_id', e.id, 'event_title', e.title, 'is_called_off', case when e.status = 'called_off' then true end, 'is_back_on', case when e.status = 'on' and (
    select o.shown ->> 'status' from event_version o where o.team_id = e.team_id and o.event_id = e.id and o.version < e.notice_version
    order by o.version desc limit 1) = 'called_off' then true end, 'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'), 'team_id', t.id, 'team_name', t.name, 'colour_one', t.colour_one, 'colour_two', t.colour_two)) as item, n.made_at
  from event e join team t on t.id = e.team_id and t.archived_at is null
    join event_version n on n.team_id = e.team_id and n.event_id = e.id and n.version = e.notice_version
  where $40::boolean and e.team_id in (
    select r.team_id from standings_of($41) r where r.via in ('guardian', 'self'))
  and e.ends_at > $42::timestamptz and e.first_day >= ($43::timestamptz - interval '15 days')::date and e.notice_version > 1
    -- Only after the notice is delivered, so that an undo before leaves no trace.
    and not exists (select from notice w where w.team_id = e.team_id and w.event_id = e.id and w.told_at is null
      and w.kind in ('moved', 'changed', 'called_off', 'back_on'))
    and exists (select from standings_of($44) r
  join membership m on m.team_id = r.team_id and m.id = r.membership_id
    and r.team_id = e.team_id and r.via in ('guardian', 'self')
  left join participation p on p.team_id = m.team_id and p.event_id = e.id and p.membership_id = m.id
  left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
        left join lateral known_of(e.team_id, e.id, e.notice_version, p.seen_version, m.let_in_at) k on true
      where 'player' = any (m.roles) and not coalesce(w.answer = 'no' and (w.source = 'said' or p.answer = 'no' or not exists (
  select from jsonb_array_elements(coalesce(k.heard, '[null]')) h(shown)
    cross join lateral (select coalesce((h.shown ->> 'starts_local')::date, e.first_day) as day_one) d
  where not exists (
    select from away_of(m.child_id, m.user_id, coalesce(h.shown ->> 'timing', e.timing) = 'day', d.day_one,
      coalesce(d.day_one + ((h.shown ->> 'duration_minutes')::int + 1439) / 1440 - 1, e.last_day), e.starts_at) x
    where p.answer is null or x.said_at > p.answered_at))), false) and coalesce(p.seen_version, 0) < e.notice_version and changed_parts(k.shown, n.shown) <> '{}')
  order by n.made_at desc limit 100) union all
  (select json_strip_nulls(json_build_object('kind', 'answer_wanted', 'id', 'answer_wanted ' || e.id, 'created_at', to_char(coalesce(max(p.nudged_at), e.reminded_at, e.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'count', count(*), 'event_id', e.id, 'event_title', e.title, 'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS'), 'team_id', t.id, 'team_name', t.name, 'colour_one', t.colour_one, 'colour_two', t.colour_two)) as item, e.created_at
  from event e join team t on t.id = e.team_id and t.archived_at is null cross join lateral (
    select p.nudged_at from standings_of($45) r
  join membership m on m.team_id = r.team_id and m.id = r.membership_id
    and r.team_id = e.team_id and r.via in ('guardian', 'self')
  left join participation p on p.team_id = m.team_id and p.event_id = e.id and p.membership_id = m.id
  left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true where w.answer is null and (case e.asks when 'nobody' then false when 'players' then 'player' = any (m.roles)
    else m.roles && '{player,coach,manager}' end)) p
  where $46::boolean and e.team_id in (
    select r.team_id from standings_of($47) r where r.via in ('guardian', 'self'))
  and e.ends_at > $48::timestamptz and e.first_day >= ($49::timestamptz - interval '15 days')::date and e.status = 'on'
    and (e.answer_by is null or e.answer_by > $50::timestamptz)
    and (p.nudged_at is not null or e.reminded_at is not null
      or e.starts_at < $51::timestamptz + interval '7 days')
  group by e.team_id, e.id, t.id order by e.starts_at limit 100) union all
  (select json_strip_nulls(json_build_object('kind', 'away', 'id', 'away ' || a.id || ' ' || o.version, 'created_at', to_char(a.said_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'absence_id', a.id, 'first_day', a.first_day, 'last_day', a.last_day, 'weekdays', a.weekdays, 'child_id', c.id, 'child_first_name', c.first_name, 'person_name', coalesce(b.first_name, b.full_name))) as item, a.said_at
  from absence_told o join absence a on a.id = o.absence_id and a.last_day >= $52::timestamptz::date - 1 join child c on c.id = a.child_id
    left join "user" b on b.id = a.said_by
  where $53::boolean and o.user_id = $54
    and exists (select from living_guardian g where g.child_id = a.child_id and g.user_id = $55)
  order by a.said_at desc limit 100) union all
  (select json_strip_nulls(json_build_object('kind', 'usual_ended', 'id', 'usual_ended ' || y.membership_id || ' ' || y.version, 'created_at', to_char(y.paused_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'membership_id', y.membership_id, 'version', y.version, 'child_id', m.child_id, 'child_first_name', c.first_name, 'team_id', t.id, 'team_name', t.name, 'colour_one', t.colour_one, 'colour_two', t.colour_two)) as item, y.paused_at
  from usual_yes y join team t on t.id = y.team_id and t.archived_at is null and t.takes_usual
    join membership m on m.team_id = y.team_id and m.id = y.membership_id left join child c on c.id = m.child_id
  where $56::boolean and y.paused_at is not null and y.until >= $57::timestamptz::date
    and exists (select from standings_of($58) r where r.team_id = y.team_id and r.membership_id = y.membership_id
      and r.via in ('guardian', 'self'))
  order by y.paused_at desc limit 100) union all
  (select json_strip_nulls(json_build_object('kind', 'silent_device', 'id', 'silent_device ' || d.id, 'created_at', to_char(d.silent_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'device_label', d.label)) as item, d.silent_since
  from push_token d where d.user_id = $59 and d.silent_since is not null
  order by d.silent_since desc limit 100)) as items
order by at desc;
