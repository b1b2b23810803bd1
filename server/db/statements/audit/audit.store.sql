-- The statements of server/audit/audit.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findAuditLines
select "id", "at", "actor_id", "actor_as", "team_id", "child_id", "subject_id", "action", "detail", "request_id"
from "audit"
where ("audit"."subject_id" = $1 or "audit"."actor_id" = $2)
order by "audit"."at" desc, "audit"."id" desc;

-- passAsOperator
select set_config('drip.operator', $1, true);

-- removeOldAuditLines
delete from "audit"
where "audit"."at" < now() - interval '24 months';

-- writeAuditLine
insert into "audit" ("id", "at", "actor_id", "actor_as", "team_id", "child_id", "subject_id", "action", "detail", "request_id")
values ($1, now() + interval '1 millisecond', $2, $3, $4, $5, $6, $7, $8, $9);
