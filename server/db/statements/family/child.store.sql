-- The statements of server/family/child.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- changeChild
update "child"
set "first_name" = $1, "last_initial" = $2, "version" = "child"."version" + 1
where "child"."id" = $3
returning "version";

-- changeChild
update "child"
set "first_name" = $1, "version" = "child"."version" + 1
where "child"."id" = $2
returning "version";

-- changeChild
update "child"
set "shown_as" = $1, "version" = "child"."version" + 1
where "child"."id" = $2
returning "version";

-- eraseChildren
delete from "child"
where "child"."id" in (select "id" from "child" where "child"."deleted_at" <= $1 order by "child"."deleted_at" asc limit $2 for update skip locked)
returning "id";

-- findTakenDown
select "id", "first_name", "deleted_at"
from "child"
where ("child"."deleted_at" > $1 and exists (select from guardianship g where g.child_id = "child"."id" and g.user_id = $2 and g.ended_at is null) and exists (select from guardianship g where g.child_id = "child"."id" and g.user_id = "child"."deleted_by" and g.ended_at is null))
order by "child"."deleted_at" asc, "child"."id" asc;

-- livingGuardians
select "user_id"
from "living_guardian"
where "living_guardian"."child_id" = $1;

-- lockChildren
select "id",
  "first_name",
  "last_initial",
  "date_of_birth",
  "shown_as",
  "user_id",
  "version",
  "created_at",
  "created_by",
  "deleted_at",
  "deleted_by"
from "child"
where ("child"."id" in ($1, …) and "child"."deleted_at" is null)
order by "child"."id" asc for no key update;

-- lockTakenDown
select "id"
from "child"
where ("child"."id" = $1 and ("child"."deleted_at" > $2 and exists (select from guardianship g where g.child_id = "child"."id" and g.user_id = $3 and g.ended_at is null) and exists (select from guardianship g where g.child_id = "child"."id" and g.user_id = "child"."deleted_by" and g.ended_at is null))) for no key update;

-- makeChild
insert into "child" ("id", "first_name", "last_initial", "date_of_birth", "shown_as", "user_id", "version", "created_at", "created_by", "deleted_at", "deleted_by")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

-- makeChild
insert into "consent" ("id", "user_id", "child_id", "kind", "text_version", "given_at", "withdrawn_at")
values ($1, $2, $3, $4, $5, $6, $7);

-- makeChild
insert into "guardianship" ("id", "child_id", "user_id", "origin", "let_in_by", "created_at", "ended_at", "ended_by", "end_reason")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- requireRoomForChild
-- returns count bigint
select count(*)
from "living_guardian"
where "living_guardian"."user_id" = $1;

-- restoreChild
update "child"
set "version" = "child"."version" + 1, "deleted_at" = $1, "deleted_by" = $2
where ("child"."id" = $3 and "child"."deleted_at" is not null)
returning "id",
  "first_name",
  "last_initial",
  "date_of_birth",
  "shown_as",
  "user_id",
  "version",
  "created_at",
  "created_by",
  "deleted_at",
  "deleted_by";

-- takeDownChild
update "child"
set "version" = "child"."version" + 1, "deleted_at" = $1, "deleted_by" = $2
where "child"."id" = $3;

-- takeDownChild
update "circle_request"
set "decided_at" = $1, "decided_by" = $2, "decision" = $3
where ("circle_request"."child_id" = $4 and "circle_request"."decided_at" is null);

-- takeDownChild
update "invitation"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where ("invitation"."child_id" = $3 and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses");

-- takeDownChild
update "join_request"
set "decided_at" = $1, "decided_by" = $2, "decision" = $3
where ("join_request"."child_id" = $4 and "join_request"."decided_at" is null);
