-- The statements of server/push/push-token.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- dropOldest
delete from "push_token"
where ("push_token"."user_id" = $1 and "push_token"."id" in ($2, …));

-- dropToken
delete from "push_token"
where ("push_token"."user_id" = $1 and "push_token"."id" = $2)
returning "id";

-- findDevices
select t.user_id, t.id, t.endpoint, t.p256dh, t.auth
from push_token t
join living_user l on l.id = t.user_id
      join session s on s.id = t.session_id and s.user_id = t.user_id and s.revoked_at is null
        and s.expires_at > $1::timestamptz
    where t.user_id in (select json_array_elements_text($2::json))
order by t.made_at, t.id;

-- listTokens
select "user_id",
  "id",
  "session_id",
  "endpoint",
  "endpoint_hash",
  "p256dh",
  "auth",
  "label",
  "made_at",
  "last_ok_at",
  "failures",
  "failing_since",
  "unheard",
  "unheard_since",
  "silent_since"
from "push_token"
where "push_token"."user_id" = $1
order by "push_token"."made_at" asc, "push_token"."id" asc;

-- noteFailure
delete from "push_token"
where (("push_token"."user_id" = $1 and "push_token"."id" = $2) and "push_token"."failures" >= $3);

-- noteFailure
update "push_token"
set "failures" = case when coalesce("push_token"."failing_since", '-infinity') <= $1::timestamptz - interval '7 days' then 1 else "push_token"."failures" + 1 end,
  "failing_since" = case when coalesce("push_token"."failing_since", '-infinity') <= $2::timestamptz - interval '7 days' then $3::timestamptz else "push_token"."failing_since" end
where ("push_token"."user_id" = $4 and "push_token"."id" = $5);

-- saveToken
insert into "push_token" ("user_id", "id", "session_id", "endpoint", "endpoint_hash", "p256dh", "auth", "label", "made_at", "last_ok_at", "failures", "failing_since", "unheard", "unheard_since", "silent_since")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
on conflict ("endpoint_hash") do update
set "user_id" = $16,
  "id" = $17,
  "session_id" = $18,
  "endpoint" = $19,
  "p256dh" = $20,
  "auth" = $21,
  "label" = $22,
  "made_at" = $23,
  "last_ok_at" = $24,
  "failures" = $25,
  "failing_since" = $26,
  "unheard" = $27,
  "unheard_since" = $28,
  "silent_since" = $29;

-- saveToken
select "id"
from "session"
where ("session"."id" = $1 and ("session"."revoked_at" is null and "session"."expires_at" > $2)) for share;
