-- The statements of server/push/heard.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- expectHeard
insert into "push_heard" ("token_hash", "user_id", "group_key", "last_source", "token_id", "version", "made_at", "sent_at", "heard_at") select "token_hash",
  "user_id",
  "group_key",
  "last_source",
  "token_id",
  "version",
  "made_at",
  "sent_at",
  "heard_at"
from json_populate_recordset(null::"push_heard", $1::json)
on conflict ("token_hash") do update
set "made_at" = excluded.made_at;

-- noteHeard
with heard as (
      update push_heard set heard_at = $1::timestamptz
      where token_hash = $2 and heard_at is null and made_at > $3::timestamptz - interval '24 hours'
      returning user_id, token_id
    )
    update push_token t
set last_ok_at = $4::timestamptz, unheard = 0, unheard_since = null, silent_since = null
    from heard h
where t.user_id = h.user_id and t.id = h.token_id
returning t.endpoint;

-- noteTaken
with taken as (
      update push_heard set sent_at = $1::timestamptz
      where token_hash in (select json_array_elements_text($2::json)) returning user_id, token_id, heard_at
    ),
  by_device as (
      select user_id, token_id, count(*)::int as pushes, bool_or(heard_at is not null) as is_heard from taken group by user_id, token_id
    ),
  device as materialized (
      select t.user_id, t.id, h.pushes, h.is_heard from by_device h join push_token t on t.user_id = h.user_id and t.id = h.token_id
      order by t.user_id, t.id for update of t
    )
    update push_token t
set failures = 0,
  failing_since = null,
      unheard = case when d.is_heard then 0 else t.unheard + d.pushes end,
      unheard_since = case when not d.is_heard then coalesce(t.unheard_since, $3::timestamptz) end,
      silent_since = case when not d.is_heard then coalesce(t.silent_since,
        case when t.unheard + d.pushes >= $4::int and t.unheard_since <= $5::timestamptz - interval '1 hour' then $6::timestamptz end) end
    from device d
where t.user_id = d.user_id and t.id = d.id;

-- removeOldHeard
delete from push_heard
where token_hash in (
      select o.token_hash from push_heard o
      where o.made_at < $1::timestamptz - interval '30 days' limit 500 for update skip locked);

-- removeSilentDevices
delete from push_token
where silent_since <= $1::timestamptz - interval '30 days'
      or (silent_since <= $2::timestamptz - interval '7 days' and unheard >= 10);
