-- The statements of server/team/membership-end.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- barFromTeam
insert into "team_bar" ("team_id", "id", "user_id", "created_by", "created_at", "lifted_at", "lifted_by")
values ($1, $2, $3, $4, $5, $6, $7);

-- barFromTeam
select "id"
from "team_bar"
where ("team_bar"."team_id" = $1 and "team_bar"."user_id" = $2 and "team_bar"."lifted_at" is null);

-- endSpots
select "id"
from "membership"
where ("membership"."team_id" = $1 and "membership"."ended_at" is null and "membership"."spot_first_name" is not null)
order by "membership"."id" for update;

-- endSpots
update "membership"
set "version" = "membership"."version" + 1, "ended_at" = $1, "ended_by" = $2, "end_reason" = $3
where ("membership"."team_id" = $4 and "membership"."id" in ($5, …));

-- endWhatIsOpen
update "join_request"
set "decided_at" = $1, "decided_by" = $2, "decision" = $3
where ("join_request"."team_id" = $4 and "join_request"."user_id" = $5 and "join_request"."decided_at" is null);

-- withdraw
update "invitation"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where (("invitation"."team_id" = $3 and "invitation"."created_by" = $4 and "invitation"."needs_approval" = $5 and "invitation"."roles" && $6) and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses")
returning "id";

-- withdraw
update "invitation"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where (("invitation"."team_id" = $3 and "invitation"."created_by" = $4 and "invitation"."needs_approval" = $5) and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses")
returning "id";

-- withdraw
update "invitation"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where (("invitation"."team_id" = $3 and "invitation"."created_by" = $4) and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses")
returning "id";

-- withdraw
update "invitation"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where (("invitation"."team_id" = $3 and "invitation"."mailbox_key" in (select "mailbox_key" from "user" where "user"."id" in ($4, …)) and "invitation"."membership_id" is null and "invitation"."roles" = $5) and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses")
returning "id";

-- withdraw
update "invitation"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where (("invitation"."team_id" = $3 and "invitation"."mailbox_key" in (select "mailbox_key" from "user" where "user"."id" in ($4, …)) and "invitation"."membership_id" is null) and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses")
returning "id";

-- withdraw
update "invitation"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where (("invitation"."team_id" = $3 and "invitation"."membership_id" = $4) and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses")
returning "id";

-- withdraw
update "invitation"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where (("invitation"."team_id" = $3 and ("invitation"."needs_approval" = $4 or "invitation"."membership_id" in ($5, …))) and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses")
returning "id";

-- withdraw
update "invitation"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where (("invitation"."team_id" = $3 and ("invitation"."needs_approval" = $4 or false)) and "invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses")
returning "id";
