-- The statements of server/dings/ding-list.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- listDings
with page as (
      select d.*, (d.about ->> 'event_id')::uuid as event_id, (d.about ->> 'child_id')::uuid as child_id,
        (d.about ->> 'huddle_id')::uuid as huddle_id, d.about ->> 'user_id' as who_id
      from ding d where d.user_id = $1
      order by d.last_at desc, d.id desc limit $2),
    reading as materialized (
      select distinct r.team_id, r.via = 'self' and r.roles && '{coach,manager}' as is_staff,
        r.via in ('self', 'guardian') and not 'follower' = any (r.roles) as is_adult
      from team_reach r where r.user_id = $3 and r.team_id in (select team_id from page))
    select p.id,
  p.kind,
  p.team_id,
  p.about,
  p.times,
  p.last_at,
  p.seen_at is not null as is_seen,
  p.read_at is not null as is_read,
      t.name as team_name,
  c.first_name as child_name,
  case when e.id is not null then json_build_object('kind', e.kind, 'title', e.title,
    'opponent', e.opponent, 'timing', e.timing,
    'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS')) end as event,
      case when w.id is not null and ((p.huddle_id is null or h.id is not null)
  and exists (select from reading r where r.team_id = p.team_id and r.is_adult)
  and exists (select from team_reach o where o.team_id = p.team_id and o.user_id = p.who_id and o.via in ('self', 'guardian')) or p.team_id is null
  and exists (select from living_guardian g where g.child_id = p.child_id and g.user_id = p.user_id)
  and (exists (select from living_guardian g where g.child_id = p.child_id and g.user_id = p.who_id)
    or exists (select from follow f join living_user l on l.id = f.user_id where f.child_id = p.child_id and f.user_id = p.who_id))) then w.first_name end as who,
      case when h.id is not null then json_build_object('kind', h.kind, 'title', h.title, 'event', case when he.id is not null then json_build_object('kind', he.kind, 'title', he.title,
    'opponent', he.opponent, 'timing', he.timing,
    'starts_local', to_char(he.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS')) end, 'others', (
        select json_agg(u.first_name order by s.seated_at, s.user_id) from seat s join "user" u on u.id = s.user_id
        where s.team_id = h.team_id and s.huddle_id = h.id and s.left_at is null and s.user_id <> $4)) end as huddle
    from page p
      left join team t on t.id = p.team_id
      left join event e on e.team_id = p.team_id and e.id = p.event_id and exists (select from reading r where r.team_id = p.team_id)
      left join child c on c.id = p.child_id and c.deleted_at is null and (
        exists (select from living_guardian g where g.child_id = c.id and g.user_id = $5)
        or exists (select from reading r join membership m on m.team_id = r.team_id and m.ended_at is null
          where r.team_id = p.team_id and r.is_staff and m.child_id = c.id))
      left join "user" w on w.id = p.who_id
      left join reach_of($6) rh on rh.team_id = p.team_id and rh.huddle_id = p.huddle_id
      left join huddle h on h.team_id = rh.team_id and h.id = rh.huddle_id
      left join event he on he.team_id = h.team_id and he.id = h.event_id
    order by p.last_at desc,
  p.id desc;

-- listDings
with page as (
      select d.*, (d.about ->> 'event_id')::uuid as event_id, (d.about ->> 'child_id')::uuid as child_id,
        (d.about ->> 'huddle_id')::uuid as huddle_id, d.about ->> 'user_id' as who_id
      from ding d where d.user_id = $1 and (d.last_at, d.id) < ($2::timestamptz, $3::uuid)
      order by d.last_at desc, d.id desc limit $4),
    reading as materialized (
      select distinct r.team_id, r.via = 'self' and r.roles && '{coach,manager}' as is_staff,
        r.via in ('self', 'guardian') and not 'follower' = any (r.roles) as is_adult
      from team_reach r where r.user_id = $5 and r.team_id in (select team_id from page))
    select p.id,
  p.kind,
  p.team_id,
  p.about,
  p.times,
  p.last_at,
  p.seen_at is not null as is_seen,
  p.read_at is not null as is_read,
      t.name as team_name,
  c.first_name as child_name,
  case when e.id is not null then json_build_object('kind', e.kind, 'title', e.title,
    'opponent', e.opponent, 'timing', e.timing,
    'starts_local', to_char(e.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS')) end as event,
      case when w.id is not null and ((p.huddle_id is null or h.id is not null)
  and exists (select from reading r where r.team_id = p.team_id and r.is_adult)
  and exists (select from team_reach o where o.team_id = p.team_id and o.user_id = p.who_id and o.via in ('self', 'guardian')) or p.team_id is null
  and exists (select from living_guardian g where g.child_id = p.child_id and g.user_id = p.user_id)
  and (exists (select from living_guardian g where g.child_id = p.child_id and g.user_id = p.who_id)
    or exists (select from follow f join living_user l on l.id = f.user_id where f.child_id = p.child_id and f.user_id = p.who_id))) then w.first_name end as who,
      case when h.id is not null then json_build_object('kind', h.kind, 'title', h.title, 'event', case when he.id is not null then json_build_object('kind', he.kind, 'title', he.title,
    'opponent', he.opponent, 'timing', he.timing,
    'starts_local', to_char(he.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS')) end, 'others', (
        select json_agg(u.first_name order by s.seated_at, s.user_id) from seat s join "user" u on u.id = s.user_id
        where s.team_id = h.team_id and s.huddle_id = h.id and s.left_at is null and s.user_id <> $6)) end as huddle
    from page p
      left join team t on t.id = p.team_id
      left join event e on e.team_id = p.team_id and e.id = p.event_id and exists (select from reading r where r.team_id = p.team_id)
      left join child c on c.id = p.child_id and c.deleted_at is null and (
        exists (select from living_guardian g where g.child_id = c.id and g.user_id = $7)
        or exists (select from reading r join membership m on m.team_id = r.team_id and m.ended_at is null
          where r.team_id = p.team_id and r.is_staff and m.child_id = c.id))
      left join "user" w on w.id = p.who_id
      left join reach_of($8) rh on rh.team_id = p.team_id and rh.huddle_id = p.huddle_id
      left join huddle h on h.team_id = rh.team_id and h.id = rh.huddle_id
      left join event he on he.team_id = h.team_id and he.id = h.event_id
    order by p.last_at desc,
  p.id desc;
