-- The statements of server/drip-name/rested-names.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- restNames
insert into "rate_bucket" ("key", "count", "reset_at")
values ($1, $2, $3)
on conflict ("key") do update
set "reset_at" = excluded.reset_at;
