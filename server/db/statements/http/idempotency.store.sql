-- The statements of server/http/idempotency.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- onceForKey
insert into "idempotency" ("user_id", "key", "operation_id", "body_hash", "result", "created_at")
values ($1, $2, $3, $4, $5, $6)
on conflict do nothing
returning "key";

-- onceForKey
select "user_id", "key", "operation_id", "body_hash", "result", "created_at"
from "idempotency"
where ("idempotency"."user_id" = $1 and "idempotency"."key" = $2);

-- onceForKey
update "idempotency"
set "result" = $1
where ("idempotency"."user_id" = $2 and "idempotency"."key" = $3);

-- removeOldKeys
delete from "idempotency"
where "idempotency"."created_at" <= $1;
