-- The statements of server/jobs/farewell-notice.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- forgetNotice
delete from "farewell_notice"
where "farewell_notice"."child_id" = $1;

-- forgetNotice
delete from "farewell_notice"
where "farewell_notice"."team_id" = $1;

-- noteReminded
update "farewell_notice"
set "due_on" = $1, "reminded_on" = $2
where "farewell_notice"."child_id" = $3;

-- noteReminded
update "farewell_notice"
set "due_on" = $1, "reminded_on" = $2
where "farewell_notice"."team_id" = $3;

-- noteTold
insert into "farewell_notice" ("id", "child_id", "team_id", "due_on", "mailed_on", "reminded_on")
values ($1, $2, $3, $4, $5, $6);

-- noticesToFollowUp
select "child_id"
from "farewell_notice"
where ("farewell_notice"."child_id" is not null and "farewell_notice"."due_on" <= $1::date + $2::int and ("farewell_notice"."reminded_on" is null or "farewell_notice"."due_on" < $3))
order by "farewell_notice"."due_on" asc
limit $4;

-- noticesToFollowUp
select "team_id"
from "farewell_notice"
where ("farewell_notice"."team_id" is not null and "farewell_notice"."due_on" <= $1::date + $2::int and ("farewell_notice"."reminded_on" is null or "farewell_notice"."due_on" < $3))
order by "farewell_notice"."due_on" asc
limit $4;

-- readNotice
select "due_on", "mailed_on", "reminded_on"
from "farewell_notice"
where "farewell_notice"."child_id" = $1;

-- readNotice
select "due_on", "mailed_on", "reminded_on"
from "farewell_notice"
where "farewell_notice"."team_id" = $1;
