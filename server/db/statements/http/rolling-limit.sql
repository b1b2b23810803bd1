-- The statements of server/http/rolling-limit.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- limitRolling
-- returns at timestamp with time zone
select min("reset_at")
from "rate_bucket"
where "rate_bucket"."key" in ($1, …);

-- limitRolling
insert into "rate_bucket" ("key", "count", "reset_at")
values ($1, $2, $3)
on conflict ("key") do update
set "reset_at" = $4
where "rate_bucket"."reset_at" <= $5
returning "key", "count", "reset_at";
