-- The statements of server/team/join-request.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- askGuardians
insert into "circle_request" ("id", "child_id", "user_id", "wish", "origin", "invitation_id", "created_at", "decided_at", "decided_by", "decision")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict do nothing
returning "id";

-- askGuardians
select "id"
from "circle_request"
where ("circle_request"."child_id" = $1 and "circle_request"."user_id" = $2 and "circle_request"."wish" = $3 and "circle_request"."decided_at" is null);

-- askGuardians
update "join_request"
set "circle_request_id" = $1, "asked_guardians_at" = $2
where ("join_request"."team_id" = $3 and "join_request"."id" = $4);

-- closeRequests
update "join_request"
set "decided_at" = $1, "decided_by" = $2, "decision" = $3
where ("join_request"."team_id" = $4 and "join_request"."id" in ($5, …) and "join_request"."decided_at" is null);

-- lockRequests
-- returns id uuid,
--   userId text,
--   childId uuid,
--   roles text[],
--   invitationId uuid,
--   createdAt timestamp with time zone,
--   askedGuardiansAt timestamp with time zone,
--   linkMadeAt timestamp with time zone,
--   askerName text,
--   askerFirstName text,
--   askerLastName text,
--   askerDripName text,
--   askerAvatar text,
--   askerMailboxKey text,
--   childFirstName text,
--   childLastInitial text,
--   childDateOfBirth text,
--   childShownAs text,
--   hasLeftBefore boolean,
--   isMember boolean
select r.id,
  r.user_id,
  r.child_id,
  r.roles,
  r.invitation_id,
  r.created_at,
  r.asked_guardians_at,
  case when exists (
    select from membership s join living_user l on l.id = s.user_id where s.team_id = r.team_id
      and s.user_id = i.created_by and s.ended_at is null and s.roles && '{coach,manager}') then i.created_at end,
  u.full_name,
  coalesce(u.first_name, u.full_name),
  u.last_name,
  u.drip_name,
  u.avatar,
  u.mailbox_key,
  c.first_name,
  c.last_initial,
  c.date_of_birth::text,
  c.shown_as,
  exists (
    select from membership m where m.team_id = r.team_id and m.end_reason in ('removed', 'barred')
      and case when r.child_id is null then m.user_id = r.user_id else m.child_id = r.child_id end),
  exists (
    select from membership m where m.team_id = r.team_id and m.ended_at is null
      and case when r.child_id is null then m.user_id = r.user_id else m.child_id = r.child_id end)
from join_request r
join "user" u on u.id = r.user_id
  left join child c on c.id = r.child_id
left join invitation i on i.id = r.invitation_id
where r.team_id = $1::uuid and r.id in ($2, …) and (
  r.decided_at is null and r.created_at > $3::timestamptz - interval '30 days'
  and (r.child_id is null or r.guardian_ok_at is not null)
  and (r.asked_guardians_at is null or r.asked_guardians_at <= $4::timestamptz - interval '72 hours' or not exists (
    select from circle_request q where q.id = r.circle_request_id and (q.decided_at is null or q.decision = 'approved')))
  and case when r.child_id is null
    then exists (select from "user" a where a.id = r.user_id and is_fit_adult(a))
    else exists (select from living_guardian g where g.child_id = r.child_id and g.user_id = r.user_id) end
  and not exists (select from team_bar b where b.team_id = r.team_id and b.user_id = r.user_id and b.lifted_at is null)) and exists (select from living_user l where l.id = r.user_id);

-- lockRequests
select c.id
from child c
where c.id in (
      select r.child_id from join_request r where r.team_id = $1::uuid and r.id in ($2, …) and r.decided_at is null)
order by c.id for key share;

-- lockRequests
select r.id
from join_request r
where r.team_id = $1::uuid and r.id in ($2, …)
order by r.id for update;

-- page
-- returns id uuid,
--   userId text,
--   childId uuid,
--   roles text[],
--   invitationId uuid,
--   createdAt timestamp with time zone,
--   askedGuardiansAt timestamp with time zone,
--   linkMadeAt timestamp with time zone,
--   askerName text,
--   askerFirstName text,
--   askerLastName text,
--   askerDripName text,
--   askerAvatar text,
--   askerMailboxKey text,
--   childFirstName text,
--   childLastInitial text,
--   childDateOfBirth text,
--   childShownAs text,
--   hasLeftBefore boolean,
--   isMember boolean
select r.id,
  r.user_id,
  r.child_id,
  r.roles,
  r.invitation_id,
  r.created_at,
  r.asked_guardians_at,
  case when exists (
    select from membership s join living_user l on l.id = s.user_id where s.team_id = r.team_id
      and s.user_id = i.created_by and s.ended_at is null and s.roles && '{coach,manager}') then i.created_at end,
  u.full_name,
  coalesce(u.first_name, u.full_name),
  u.last_name,
  u.drip_name,
  u.avatar,
  u.mailbox_key,
  c.first_name,
  c.last_initial,
  c.date_of_birth::text,
  c.shown_as,
  exists (
    select from membership m where m.team_id = r.team_id and m.end_reason in ('removed', 'barred')
      and case when r.child_id is null then m.user_id = r.user_id else m.child_id = r.child_id end),
  exists (
    select from membership m where m.team_id = r.team_id and m.ended_at is null
      and case when r.child_id is null then m.user_id = r.user_id else m.child_id = r.child_id end)
from join_request r
join "user" u on u.id = r.user_id
  left join child c on c.id = r.child_id
left join invitation i on i.id = r.invitation_id
where r.team_id = $1::uuid and (
  r.decided_at is null and r.created_at > $2::timestamptz - interval '30 days'
  and (r.child_id is null or r.guardian_ok_at is not null)
  and (r.asked_guardians_at is null or r.asked_guardians_at <= $3::timestamptz - interval '72 hours' or not exists (
    select from circle_request q where q.id = r.circle_request_id and (q.decided_at is null or q.decision = 'approved')))
  and case when r.child_id is null
    then exists (select from "user" a where a.id = r.user_id and is_fit_adult(a))
    else exists (select from living_guardian g where g.child_id = r.child_id and g.user_id = r.user_id) end
  and not exists (select from team_bar b where b.team_id = r.team_id and b.user_id = r.user_id and b.lifted_at is null)) and exists (select from living_user l where l.id = r.user_id)
        and ($4::timestamptz is null or (r.created_at, r.id::text) < ($5::timestamptz, $6::text))
order by r.created_at desc, r.id::text desc
limit $7;

-- players
-- returns membershipId uuid,
--   userId text,
--   childId uuid,
--   firstName text,
--   lastInitial text,
--   lastName text,
--   dateOfBirth text,
--   createdAt timestamp with time zone,
--   guardianIds text[]
select m.id,
  m.user_id,
  m.child_id,
  coalesce(m.spot_first_name, c.first_name, u.first_name, u.full_name),
  coalesce(m.spot_last_initial, c.last_initial),
  u.last_name,
  c.date_of_birth::text,
  m.created_at,
  array(
        select g.user_id from living_guardian g where g.child_id = m.child_id order by g.user_id)
from membership m
left join "user" u on u.id = m.user_id
left join child c on c.id = m.child_id
where m.team_id = $1::uuid and m.ended_at is null and 'player' = any (m.roles) and c.deleted_at is null
order by m.created_at, m.id;

-- readGuardianMails
-- returns childId uuid, childName text, userId text, firstName text, mailboxKey text
select g.child_id, c.first_name, g.user_id, coalesce(u.first_name, u.full_name), u.mailbox_key
from living_guardian g
join "user" u on u.id = g.user_id
join child c on c.id = g.child_id
where g.child_id in ($1, …)
order by g.child_id, g.created_at, g.id;

-- takeBackRequest
select "circle_request"."child_id"
from "join_request"
inner join "circle_request" on "circle_request"."id" = "join_request"."circle_request_id"
where ("join_request"."team_id" = $1 and "join_request"."id" = $2 and "join_request"."user_id" = $3 and "join_request"."decided_at" is null);

-- takeBackRequest
select id
from child
where id = $1::uuid for no key update;

-- takeBackRequest
update "circle_request"
set "decided_at" = $1, "decided_by" = $2, "decision" = $3
where ("circle_request"."id" = $4 and "circle_request"."decided_at" is null);

-- takeBackRequest
update "join_request"
set "decided_at" = $1, "decided_by" = $2, "decision" = $3
where ("join_request"."team_id" = $4 and "join_request"."id" = $5 and "join_request"."user_id" = $6 and "join_request"."decided_at" is null)
returning "child_id", "circle_request_id";
