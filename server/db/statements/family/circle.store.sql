-- The statements of server/family/circle.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- addFollower
-- returns count bigint
select count(*)
from "follow"
where "follow"."child_id" = $1;

-- addFollower
insert into "follow" ("child_id", "user_id", "let_in_by", "created_at")
values ($1, $2, $3, $4);

-- addFollower
select "child_id", "user_id", "let_in_by", "created_at"
from "follow"
where ("follow"."child_id" = $1 and "follow"."user_id" = $2);

-- addGuardian
insert into "guardianship" ("id", "child_id", "user_id", "origin", "let_in_by", "created_at", "ended_at", "ended_by", "end_reason")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- dropTraces
update "consent"
set "withdrawn_at" = $1
where ("consent"."child_id" = $2 and "consent"."user_id" in ($3, …) and "consent"."kind" = $4 and "consent"."withdrawn_at" is null);

-- dropTraces
update "invitation"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where ("invitation"."child_id" = $3 and "invitation"."created_by" in ($4, …) and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses");

-- dropTraces
update "join_request"
set "decided_at" = $1, "decided_by" = $2, "decision" = $3
where ("join_request"."child_id" = $4 and "join_request"."user_id" in ($5, …) and "join_request"."decided_at" is null);

-- endGuardianships
update "guardianship"
set "ended_at" = $1, "ended_by" = $2, "end_reason" = $3
where ("guardianship"."child_id" = $4 and "guardianship"."user_id" in ($5, …) and "guardianship"."ended_at" is null)
returning "user_id";

-- isOnRecord
select "id"
from "guardianship"
where ("guardianship"."child_id" = $1 and "guardianship"."user_id" = $2 and "guardianship"."ended_at" is null);

-- readChain
with recursive chain as (
      select g.user_id, g.created_at as since from guardianship g
      where g.child_id = $1::uuid and g.let_in_by = $2 and g.user_id in ($3, …)
        and g.created_at > now() - interval '7 days'
      union
      select g.user_id, g.created_at from guardianship g join chain c on g.let_in_by = c.user_id
      where g.child_id = $4::uuid and g.created_at >= c.since and g.user_id <> $5)
    select user_id,
  min(since)::text as since
from chain
group by user_id;

-- removeFollower
delete from "follow"
where ("follow"."child_id" = $1 and "follow"."user_id" = $2)
returning "child_id", "user_id", "let_in_by", "created_at";

-- takeBack
delete from "follow"
where ("follow"."child_id" = $1 and "follow"."let_in_by" = $2 and "follow"."created_at" >= $3);

-- takeBack
select user_id, root_id
from may_take_back($1::uuid, $2);
