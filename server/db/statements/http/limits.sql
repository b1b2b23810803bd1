-- The statements of server/http/limits.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- charge
insert into "rate_bucket" ("key", "count", "reset_at")
values ($1, $2, $3)
on conflict ("key") do update
set "count" = case when "rate_bucket"."reset_at" <= $4::timestamptz then excluded.count else "rate_bucket"."count" + excluded.count end,
  "reset_at" = case when "rate_bucket"."reset_at" <= $5::timestamptz then excluded.reset_at else "rate_bucket"."reset_at" end;

-- countTries
-- returns resetAt timestamp with time zone
with "tries" as (select * from json_to_recordset($1::json) as each(key text, most integer, step integer, reset_at timestamptz)),
  "spent" as (select "rate_bucket"."reset_at" from "rate_bucket" join tries using (key)
        where "rate_bucket"."count" + tries.step > tries.most and not "rate_bucket"."reset_at" <= $2::timestamptz),
  "counted" as (insert into "rate_bucket" ("key", "count", "reset_at") select key, step, reset_at from tries where not exists (select from spent) order by key on conflict ("key") do update set "count" = case when "rate_bucket"."reset_at" <= $3::timestamptz then excluded.count else "rate_bucket"."count" + excluded.count end, "reset_at" = case when "rate_bucket"."reset_at" <= $4::timestamptz then excluded.reset_at else "rate_bucket"."reset_at" end returning "key", "count", "reset_at") select reset_at
from (select reset_at from spent union all
        select counted.reset_at from counted join tries using (key) where counted.count > tries.most) as refused
order by reset_at desc
limit $5;
