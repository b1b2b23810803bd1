-- The statements of server/leaving/leaving.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- bringAlong
update "child"
set "version" = "child"."version" + 1, "deleted_at" = $1, "deleted_by" = $2
where ("child"."deleted_at" = $3 and "child"."deleted_by" = $4 and exists (select from guardianship g where g.child_id = "child"."id" and g.user_id = $5 and g.ended_at is null))
returning "id";

-- bringAlong
update "team"
set "version" = "team"."version" + 1, "archived_at" = $1
where ("team"."archived_at" = $2 and exists (select from membership m where m.team_id = "team"."id" and m.user_id = $3
          and m.ended_at is null and 'manager' = any (m.roles)))
returning "id";

-- countStayLinks
-- returns count bigint
select count(*)
from "link"
where ("link"."user_id" = $1 and "link"."kind" = $2 and "link"."created_at" >= $3);

-- findDue
select "id", "mailbox_key"
from "user"
where "user"."deletion_due_at" <= $1
order by "user"."deletion_due_at" asc, "user"."id" asc
limit $2;

-- findToRemind
select "id"
from "user"
where ("user"."deletion_due_at" is not null and "user"."banned_at" is null and "user"."deletion_due_at" > $1 and "user"."deletion_due_at" <= $2 and not exists (select 1 from "link" where ("link"."user_id" = "user"."id" and "link"."kind" = $3 and "link"."created_at" >= "user"."deletion_due_at" - interval '168 hours')))
order by "user"."deletion_due_at" asc, "user"."id" asc
limit $4;

-- findToRemind
select "id"
from "user"
where ("user"."id" = $1 and "user"."banned_at" is null and "user"."deletion_due_at" > $2 and "user"."deletion_due_at" <= $3 and not exists (select 1 from "link" where ("link"."user_id" = "user"."id" and "link"."kind" = $4 and "link"."created_at" >= "user"."deletion_due_at" - interval '168 hours')))
order by "user"."deletion_due_at" asc, "user"."id" asc
limit $5;

-- holdErasure
select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as held;

-- setLeaving
update "user"
set "deletion_due_at" = $1
where "user"."id" = $2;

-- withdrawOpen
update "circle_request"
set "decided_at" = $1, "decided_by" = $2, "decision" = $3
where ("circle_request"."user_id" = $4 and "circle_request"."decided_at" is null);

-- withdrawOpen
update "invitation"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where ("invitation"."created_by" = $3 and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses");

-- withdrawOpen
update "join_request"
set "decided_at" = $1, "decided_by" = $2, "decision" = $3
where ("join_request"."user_id" = $4 and "join_request"."decided_at" is null);
