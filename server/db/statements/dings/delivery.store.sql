-- The statements of server/dings/delivery.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- endRings
with own as materialized (
      select d.user_id, d.channel, d.group_key, k.sent_at
      from json_to_recordset($1::json) k(user_id text, channel text, group_key text, last_source uuid, sent_at timestamptz)
        join delivery d on d.user_id = k.user_id and d.channel = k.channel and d.group_key = k.group_key and d.last_source = k.last_source
      order by d.user_id, d.group_key for update of d
    )
    update delivery d
set due_at = null, last_sent_at = coalesce(o.sent_at, d.last_sent_at)
    from own o
where d.user_id = o.user_id and d.channel = o.channel and d.group_key = o.group_key;

-- holdRing
insert into delivery as d (user_id, channel, group_key, kind, about, last_source, due_at, made_at)
    values ($1, 'push', 'quiet', 'quiet_over', $2::jsonb, $3::uuid, $4::timestamptz,
      $5::timestamptz)
    on conflict (user_id, channel, group_key) do update
set times = d.times + 1,
  last_source = excluded.last_source,
      due_at = excluded.due_at,
  attempts = 0,
  made_at = excluded.made_at,
  about = jsonb_set(excluded.about, '{held}',
        case when d.due_at is null then '{}' else d.about -> 'held' end || (excluded.about -> 'held'));

-- queueRings
insert into delivery as d (user_id, channel, group_key, kind, team_id, about, last_source, is_urgent, due_at, made_at)
    select r.user_id,
  'push',
  r.group_key,
  r.kind,
  r.team_id,
  r.about,
  r.last_source,
  r.is_urgent,
  r.due_at,
  $1::timestamptz
    from json_to_recordset($2::json)
      r(user_id text, group_key text, kind text, team_id uuid, about jsonb, last_source uuid, is_urgent boolean, due_at timestamptz,
        event_key text, calls_key text, version integer)
    where exists (select from push_token t where t.user_id = r.user_id)
      and (r.version is null or $3 > (select count(distinct h.last_source) from push_heard h
          where h.user_id = r.user_id and h.group_key in (r.event_key, r.calls_key) and h.version >= r.version)
        + (select count(*) from delivery w where w.user_id = r.user_id and w.group_key in (r.event_key, r.calls_key)
          and w.group_key <> r.group_key and w.kind <> 'answer_wanted' and w.due_at is not null and (w.about ->> 'notice_version')::int >= r.version
          and not exists (select from push_heard h where h.user_id = w.user_id and h.last_source = w.last_source)))
    order by r.user_id,
  r.group_key
    on conflict (user_id, channel, group_key) do update
set kind = excluded.kind,
  about = excluded.about,
      times = d.times + 1,
  last_source = excluded.last_source,
  due_at = excluded.due_at,
  attempts = 0,
  made_at = excluded.made_at
      where not (excluded.kind in ('answer_wanted', 'nudged') and d.due_at is not null and d.kind in ('called_off', 'back_on', 'moved'));

-- removeOldRings
delete from delivery d using (
      select o.user_id, o.channel, o.group_key from delivery o
      where o.made_at < $1::timestamptz - interval '30 days' limit 500 for update skip locked) old
    where d.user_id = old.user_id and d.channel = old.channel and d.group_key = old.group_key;

-- ringLater
update "delivery"
set "about" = $1, "due_at" = $2
where ("delivery"."user_id" = $3 and "delivery"."channel" = $4 and "delivery"."group_key" = $5 and "delivery"."last_source" = $6);

-- takeDueRings
update "delivery"
set "due_at" = $1::timestamptz + least(power(2, "delivery"."attempts"), 16) * interval '30 seconds',
  "attempts" = "delivery"."attempts" + 1
where ("delivery"."user_id", "delivery"."channel", "delivery"."group_key") in (
        select d.user_id, d.channel, d.group_key from delivery d where d.due_at <= $2::timestamptz and d.channel = 'push'
        order by d.is_urgent desc, d.due_at, d.group_key limit $3 for update skip locked)
returning "user_id",
  "channel",
  "group_key",
  "kind",
  "team_id",
  "about",
  "times",
  "last_source",
  "is_urgent",
  "due_at",
  "last_sent_at",
  "attempts",
  "made_at";
