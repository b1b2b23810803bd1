-- The statements of server/dings/ding.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- addAllDings
insert into ding as d (user_id, id, kind, team_id, group_key, about, times, made_at, last_at)
    select r.user_id,
  r.id,
  r.kind,
  r.team_id,
  r.group_key,
  r.about,
  r.times,
  $1::timestamptz,
  $2::timestamptz
    from json_to_recordset($3::json)
      r(user_id text, id uuid, kind text, team_id uuid, group_key text, about jsonb, times integer)
    order by r.user_id,
  r.group_key
    on conflict (user_id, group_key)
where read_at is null do update
set kind = excluded.kind,
  about = excluded.about,
      times = d.times + excluded.times,
  last_at = excluded.last_at,
  seen_at = null;

-- markDingsRead
update ding d
set read_at = coalesce(d.read_at, $1::timestamptz),
  seen_at = coalesce(d.seen_at, $2::timestamptz)
    where d.user_id = $3 and d.id in
  (select o.id from ding o where o.user_id = $4 and o.id in (select i.id::uuid from json_array_elements_text($5::json) i(id)) order by o.group_key for update)
returning d.id;

-- markDingsRead
update ding d
set read_at = coalesce(d.read_at, $1::timestamptz),
  seen_at = coalesce(d.seen_at, $2::timestamptz)
    where d.user_id = $3 and d.id in
  (select o.id from ding o where o.user_id = $4 and o.read_at is null and o.last_at <= $5::timestamptz order by o.group_key for update)
returning d.id;

-- markDingsSeen
update ding d
set seen_at = $1::timestamptz
    where d.user_id = $2 and d.id in
  (select o.id from ding o where o.user_id = $3 and o.seen_at is null order by o.group_key for update);

-- markKeysRead
update ding d
set read_at = $1::timestamptz,
  seen_at = coalesce(d.seen_at, $2::timestamptz)
    where d.user_id = $3 and d.id in
  (select o.id from ding o where o.user_id = $4 and o.read_at is null
    and o.group_key in (select json_array_elements_text($5::json)) order by o.group_key for update);

-- removeOldDings
delete from ding d using (
      select o.user_id, o.id from ding o where o.last_at < ($1::timestamptz - interval '1440 hours')
      limit $2 for update skip locked) old
    where d.user_id = old.user_id and d.id = old.id;
