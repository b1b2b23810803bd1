-- The statements of server/jobs/upkeep.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- tidy
delete from "rate_bucket"
where "rate_bucket"."reset_at" <= $1;
