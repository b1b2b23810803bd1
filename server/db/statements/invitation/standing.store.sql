-- The statements of server/invitation/standing.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- approveCircleRequest
update "circle_request"
set "decided_at" = $1, "decided_by" = $2, "decision" = $3
where ("circle_request"."child_id" = $4 and "circle_request"."user_id" = $5 and "circle_request"."wish" = $6 and "circle_request"."decided_at" is null);

-- approveJoinRequest
update "join_request"
set "decided_at" = $1, "decided_by" = $2, "decision" = $3
where ("join_request"."team_id" = $4 and "join_request"."child_id" = $5 and "join_request"."decided_at" is null and "join_request"."created_at" > $6);

-- approveJoinRequest
update "join_request"
set "decided_at" = $1, "decided_by" = $2, "decision" = $3
where ("join_request"."team_id" = $4 and ("join_request"."user_id" = $5 and "join_request"."child_id" is null) and "join_request"."decided_at" is null and "join_request"."created_at" > $6);

-- circleStandingOf
-- returns state text
select case
        when exists (select from living_guardian g where g.child_id = $1::uuid and g.user_id = $2) then 'in'
        when $3 = 'follower' and exists (
          select from follow f where f.child_id = $4::uuid and f.user_id = $5) then 'in'
        when exists (select from circle_request q where q.child_id = $6::uuid and q.user_id = $7 and q.wish = $8
          and q.decided_at is null and q.created_at > $9::timestamptz) then 'asked'
        else 'free' end
from (select 1) as one;

-- insertCircleRequest
insert into "circle_request" ("id", "child_id", "user_id", "wish", "origin", "invitation_id", "created_at", "decided_at", "decided_by", "decision")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);

-- insertCircleRequest
update "circle_request"
set "decided_at" = $1, "decision" = $2
where (("circle_request"."child_id" = $3 and "circle_request"."user_id" = $4 and "circle_request"."wish" = $5 and "circle_request"."decided_at" is null) and "circle_request"."created_at" <= $6);

-- insertJoinRequest
insert into "join_request" ("team_id", "id", "user_id", "child_id", "roles", "invitation_id", "guardian_ok_at", "guardian_ok_by", "circle_request_id", "asked_guardians_at", "created_at", "decided_at", "decided_by", "decision")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14);

-- insertJoinRequest
update "join_request"
set "decided_at" = $1, "decision" = $2
where ("join_request"."team_id" = $3 and "join_request"."child_id" = $4 and "join_request"."decided_at" is null and "join_request"."created_at" <= $5);

-- insertJoinRequest
update "join_request"
set "decided_at" = $1, "decision" = $2
where ("join_request"."team_id" = $3 and ("join_request"."user_id" = $4 and "join_request"."child_id" is null) and "join_request"."decided_at" is null and "join_request"."created_at" <= $5);

-- readOwnChildren
-- returns childId uuid, firstName text, lastInitial text, dateOfBirth text, isIn boolean, hasAsked boolean
select c.id,
  c.first_name,
  c.last_initial,
  c.date_of_birth::text,
  exists (
        select from membership m where m.team_id = $1::uuid and m.child_id = c.id and m.ended_at is null),
  exists (
        select from join_request r where r.team_id = $2::uuid and r.child_id = c.id and r.decided_at is null
          and r.created_at > $3::timestamptz)
from living_guardian g
join child c on c.id = g.child_id
where g.user_id = $4
order by c.created_at, c.id;

-- standingOf
-- returns state text
select case
        when exists (select from membership m where m.team_id = $1::uuid and m.ended_at is null
          and (m.user_id = $2::text or m.child_id = $3::uuid)) then 'in'
        when exists (select from join_request r where r.team_id = $4::uuid and r.decided_at is null
          and r.created_at > $5::timestamptz
          and (r.child_id = $6::uuid or r.child_id is null and r.user_id = $7::text)) then 'asked'
        else 'free' end
from (select 1) as one;
