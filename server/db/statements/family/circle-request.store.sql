-- The statements of server/family/circle-request.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- decide
update "circle_request"
set "decided_at" = $1, "decided_by" = $2, "decision" = $3
where "circle_request"."id" = $4;

-- findBrought
select "child_id"
from "join_request"
where ("join_request"."circle_request_id" = $1 and "join_request"."decided_at" is null);

-- isFitAdult
select id
from "user" u
where id = $1 and is_fit_adult(u) and deletion_due_at is null;

-- isNeededByNobodyElse
select c.id
from child c
where c.id = $1::uuid and c.deleted_at is null
      and not exists (select from membership m where m.child_id = c.id and m.ended_at is null)
      and not exists (select from guardianship g where g.child_id = c.id and g.ended_at is null and g.user_id <> $2);

-- lockRequest
select "id",
  "child_id",
  "user_id",
  "wish",
  "origin",
  "invitation_id",
  "created_at",
  "decided_at",
  "decided_by",
  "decision"
from "circle_request"
where ("circle_request"."id" = $1 and "circle_request"."child_id" = $2) for update;

-- moveRequests
update join_request r
set child_id = $1::uuid
    where r.child_id = $2::uuid and r.decided_at is null
      and not exists (select from join_request o where o.team_id = r.team_id and o.child_id = $3::uuid and o.decided_at is null)
      and not exists (select from membership m where m.team_id = r.team_id and m.child_id = $4::uuid and m.ended_at is null);

-- settleSameKid
update "join_request"
set "decided_at" = $1, "decided_by" = $2, "decision" = $3
where ("join_request"."circle_request_id" = $4 and "join_request"."decided_at" is null)
returning "team_id",
  "id",
  "user_id",
  "child_id",
  "roles",
  "invitation_id",
  "guardian_ok_at",
  "guardian_ok_by",
  "circle_request_id",
  "asked_guardians_at",
  "created_at",
  "decided_at",
  "decided_by",
  "decision";

-- tellStaff
select "team_id"
from "join_request"
where ("join_request"."circle_request_id" = $1 and "join_request"."decided_at" is null)
order by "join_request"."team_id" asc;

-- tellStaff
select distinct user_id
from team_reach
      where team_id = $1::uuid and via = 'self' and roles && '{coach,manager}'
order by user_id;
