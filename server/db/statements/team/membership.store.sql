-- The statements of server/team/membership.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- changeMembership
update "membership"
set "number" = $1, "version" = "membership"."version" + 1, "touched_at" = $2
where ("membership"."team_id" = $3 and "membership"."id" = $4)
returning "version";

-- changeMembership
update "membership"
set "roles" = $1, "number" = $2, "version" = "membership"."version" + 1, "touched_at" = $3
where ("membership"."team_id" = $4 and "membership"."id" = $5)
returning "version";

-- changeMembership
update "membership"
set "roles" = $1, "version" = "membership"."version" + 1, "touched_at" = $2
where ("membership"."team_id" = $3 and "membership"."id" = $4)
returning "version";

-- countMembers
-- returns all integer, staff integer
select count(*)::int, (count(*) filter (where m.roles && '{coach,manager}'))::int
from membership m
left join child c on c.id = m.child_id
where m.team_id = $1::uuid and m.ended_at is null and c.deleted_at is null;

-- endMembershipRow
update "membership"
set "version" = "membership"."version" + 1, "ended_at" = $1, "ended_by" = $2, "end_reason" = $3
where ("membership"."team_id" = $4 and "membership"."id" = $5);

-- findMailed
-- returns firstName text, mailboxKey text
select coalesce(u.first_name, u.full_name), u.mailbox_key
from "user" u
join living_user l on l.id = u.id
where u.id = $1;

-- findNumbers
select "number"
from "membership"
where ("membership"."team_id" = $1 and "membership"."ended_at" is null and "membership"."number" is not null);

-- guardiansOfNobodyElse
-- returns userId text
select g.user_id
from guardianship g
where g.child_id = $1::uuid and g.ended_at is null and not exists (
        select from team_reach r where r.team_id = $2::uuid and r.user_id = g.user_id
          and r.membership_id <> $3::uuid and r.via in ('self', 'guardian'))
order by g.user_id;

-- insertMembership
insert into "membership" ("team_id", "id", "user_id", "child_id", "spot_first_name", "spot_last_initial", "roles", "number", "version", "created_at", "let_in_by", "let_in_at", "touched_at", "ended_at", "ended_by", "end_reason")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16);

-- lockMembership
select "team_id",
  "id",
  "user_id",
  "child_id",
  "spot_first_name",
  "spot_last_initial",
  "roles",
  "number",
  "version",
  "created_at",
  "let_in_by",
  "let_in_at",
  "touched_at",
  "ended_at",
  "ended_by",
  "end_reason"
from "membership"
where ("membership"."team_id" = $1 and "membership"."id" = $2 and "membership"."ended_at" is null and not exists (select from child c where c.id = "membership"."child_id" and c.deleted_at is not null)) for update;

-- takeSpot
update "membership"
set "user_id" = $1,
  "child_id" = $2,
  "spot_first_name" = $3,
  "spot_last_initial" = $4,
  "version" = "membership"."version" + 1,
  "let_in_by" = $5,
  "let_in_at" = $6,
  "touched_at" = $7
where ("membership"."team_id" = $8 and "membership"."id" = $9);
