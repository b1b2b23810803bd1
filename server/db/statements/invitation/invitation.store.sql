-- The statements of server/invitation/invitation.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- changeCode
update "invitation"
set "code_hash" = $1, "code_round" = $2
where ("invitation"."id" = $3 and not exists (select 1 from invitation as other where other.code_hash = $4 and other.id <> $5::uuid))
returning "id";

-- changeInvitation
update "invitation"
set "renewed_at" = $1, "expires_at" = $2
where "invitation"."id" = $3;

-- changeInvitation
update "invitation"
set "token_hash" = $1, "mail_token_hash" = $2
where "invitation"."id" = $3;

-- changeInvitation
update "invitation"
set "unanswered_mails" = $1, "renewed_at" = $2, "expires_at" = $3
where "invitation"."id" = $4;

-- changeInvitation
update "invitation"
set "uses" = $1
where "invitation"."id" = $2;

-- changeInvitation
update "invitation"
set "withdrawn_at" = $1, "withdrawn_by" = $2
where "invitation"."id" = $3;

-- countFollowers
-- returns followers bigint
select count(*)
from "follow"
where "follow"."child_id" = $1;

-- countOpen
-- returns open bigint
select count(*)
from "invitation"
where ("invitation"."child_id" = $1 and ("invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses") and "invitation"."expires_at" > $2 and not (
    invitation.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = invitation.team_id and m.id = invitation.membership_id and m.ended_at is null and c.deleted_at is null)
    or invitation.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = invitation.child_id and g.user_id = invitation.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = invitation.child_id)
        and not exists (select from living_guardian g where g.child_id = invitation.child_id and g.user_id = invitation.created_by))
    or coalesce(invitation.roles && '{coach,manager}', false) and (invitation.needs_approval or not false)
      and not exists (select from living_manager l where l.team_id = invitation.team_id and l.user_id = invitation.created_by)
    or invitation.team_id is not null and not invitation.needs_approval and not false
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = invitation.team_id and s.user_id = invitation.created_by and s.ended_at is null
          and s.roles && '{coach,manager}')));

-- countOpen
-- returns open bigint
select count(*)
from "invitation"
where ("invitation"."team_id" = $1 and ("invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses") and "invitation"."expires_at" > $2 and not (
    invitation.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = invitation.team_id and m.id = invitation.membership_id and m.ended_at is null and c.deleted_at is null)
    or invitation.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = invitation.child_id and g.user_id = invitation.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = invitation.child_id)
        and not exists (select from living_guardian g where g.child_id = invitation.child_id and g.user_id = invitation.created_by))
    or coalesce(invitation.roles && '{coach,manager}', false) and (invitation.needs_approval or not false)
      and not exists (select from living_manager l where l.team_id = invitation.team_id and l.user_id = invitation.created_by)
    or invitation.team_id is not null and not invitation.needs_approval and not false
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = invitation.team_id and s.user_id = invitation.created_by and s.ended_at is null
          and s.roles && '{coach,manager}')));

-- endInvitations
update "invitation"
set "withdrawn_at" = $1, "withdrawn_by" = case when "invitation"."expires_at" > $2 then $3 end
where "invitation"."id" in ($4, …);

-- findByToken
select "id",
  "kind",
  "team_id",
  "membership_id",
  "child_id",
  "roles",
  "email_address",
  "mailbox_key",
  "token_hash",
  "mail_token_hash",
  "unanswered_mails",
  "code_hash",
  "code_round",
  "max_uses",
  "uses",
  "needs_approval",
  "created_at",
  "created_by",
  "renewed_at",
  "expires_at",
  "withdrawn_at",
  "withdrawn_by"
from "invitation"
where ("invitation"."token_hash" = $1 or "invitation"."mail_token_hash" = $2);

-- findChildName
select "first_name"
from "child"
where ("child"."id" = $1 and "child"."deleted_at" is null);

-- findInvitation
-- returns isVoid boolean
select "id",
  "kind",
  "team_id",
  "membership_id",
  "child_id",
  "roles",
  "email_address",
  "mailbox_key",
  "token_hash",
  "mail_token_hash",
  "unanswered_mails",
  "code_hash",
  "code_round",
  "max_uses",
  "uses",
  "needs_approval",
  "created_at",
  "created_by",
  "renewed_at",
  "expires_at",
  "withdrawn_at",
  "withdrawn_by",
  (
    invitation.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = invitation.team_id and m.id = invitation.membership_id and m.ended_at is null and c.deleted_at is null)
    or invitation.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = invitation.child_id and g.user_id = invitation.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = invitation.child_id)
        and not exists (select from living_guardian g where g.child_id = invitation.child_id and g.user_id = invitation.created_by))
    or coalesce(invitation.roles && '{coach,manager}', false) and (invitation.needs_approval or not false)
      and not exists (select from living_manager l where l.team_id = invitation.team_id and l.user_id = invitation.created_by)
    or invitation.team_id is not null and not invitation.needs_approval and not false
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = invitation.team_id and s.user_id = invitation.created_by and s.ended_at is null
          and s.roles && '{coach,manager}'))
from "invitation"
where "invitation"."id" = $1;

-- findInviter
select "id", "first_name", "full_name", "mailbox_key", "created_at"
from "user"
where "user"."id" = $1;

-- findMembership
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
where ("membership"."team_id" = $1 and "membership"."id" = $2 and "membership"."ended_at" is null);

-- findTeamName
select "name"
from "team"
where "team"."id" = $1;

-- insertInvitation
insert into "invitation" ("id", "kind", "team_id", "membership_id", "child_id", "roles", "email_address", "mailbox_key", "token_hash", "mail_token_hash", "unanswered_mails", "code_hash", "code_round", "max_uses", "uses", "needs_approval", "created_at", "created_by", "renewed_at", "expires_at", "withdrawn_at", "withdrawn_by")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
on conflict ("code_hash") do nothing
returning "id",
  "kind",
  "team_id",
  "membership_id",
  "child_id",
  "roles",
  "email_address",
  "mailbox_key",
  "token_hash",
  "mail_token_hash",
  "unanswered_mails",
  "code_hash",
  "code_round",
  "max_uses",
  "uses",
  "needs_approval",
  "created_at",
  "created_by",
  "renewed_at",
  "expires_at",
  "withdrawn_at",
  "withdrawn_by";

-- isInside
select "id"
from "user"
where ("user"."mailbox_key" = $1 and "user"."deleted_at" is null and "user"."id" in (select user_id from living_guardian where child_id = $2::uuid
          union all select user_id from follow where child_id = $3::uuid and $4 = 'follower'));

-- isInside
select "id"
from "user"
where ("user"."mailbox_key" = $1 and "user"."deleted_at" is null and "user"."id" in (select user_id from membership where team_id = $2::uuid and ended_at is null and user_id is not null));

-- lockInvitation
-- returns isVoid boolean
select "id",
  "kind",
  "team_id",
  "membership_id",
  "child_id",
  "roles",
  "email_address",
  "mailbox_key",
  "token_hash",
  "mail_token_hash",
  "unanswered_mails",
  "code_hash",
  "code_round",
  "max_uses",
  "uses",
  "needs_approval",
  "created_at",
  "created_by",
  "renewed_at",
  "expires_at",
  "withdrawn_at",
  "withdrawn_by",
  (
    invitation.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = invitation.team_id and m.id = invitation.membership_id and m.ended_at is null and c.deleted_at is null)
    or invitation.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = invitation.child_id and g.user_id = invitation.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = invitation.child_id)
        and not exists (select from living_guardian g where g.child_id = invitation.child_id and g.user_id = invitation.created_by))
    or coalesce(invitation.roles && '{coach,manager}', false) and (invitation.needs_approval or not false)
      and not exists (select from living_manager l where l.team_id = invitation.team_id and l.user_id = invitation.created_by)
    or invitation.team_id is not null and not invitation.needs_approval and not false
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = invitation.team_id and s.user_id = invitation.created_by and s.ended_at is null
          and s.roles && '{coach,manager}'))
from "invitation"
where "invitation"."id" = $1 for update;

-- lockUnused
-- returns isVoid boolean
select "id",
  "kind",
  "team_id",
  "membership_id",
  "child_id",
  "roles",
  "email_address",
  "mailbox_key",
  "token_hash",
  "mail_token_hash",
  "unanswered_mails",
  "code_hash",
  "code_round",
  "max_uses",
  "uses",
  "needs_approval",
  "created_at",
  "created_by",
  "renewed_at",
  "expires_at",
  "withdrawn_at",
  "withdrawn_by",
  (
    invitation.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = invitation.team_id and m.id = invitation.membership_id and m.ended_at is null and c.deleted_at is null)
    or invitation.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = invitation.child_id and g.user_id = invitation.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = invitation.child_id)
        and not exists (select from living_guardian g where g.child_id = invitation.child_id and g.user_id = invitation.created_by))
    or coalesce(invitation.roles && '{coach,manager}', false) and (invitation.needs_approval or not false)
      and not exists (select from living_manager l where l.team_id = invitation.team_id and l.user_id = invitation.created_by)
    or invitation.team_id is not null and not invitation.needs_approval and not false
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = invitation.team_id and s.user_id = invitation.created_by and s.ended_at is null
          and s.roles && '{coach,manager}'))
from "invitation"
where ("invitation"."child_id" = $1 and "invitation"."kind" = $2 and "invitation"."mailbox_key" = $3 and ("invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses")) for update;

-- lockUnused
-- returns isVoid boolean
select "id",
  "kind",
  "team_id",
  "membership_id",
  "child_id",
  "roles",
  "email_address",
  "mailbox_key",
  "token_hash",
  "mail_token_hash",
  "unanswered_mails",
  "code_hash",
  "code_round",
  "max_uses",
  "uses",
  "needs_approval",
  "created_at",
  "created_by",
  "renewed_at",
  "expires_at",
  "withdrawn_at",
  "withdrawn_by",
  (
    invitation.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = invitation.team_id and m.id = invitation.membership_id and m.ended_at is null and c.deleted_at is null)
    or invitation.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = invitation.child_id and g.user_id = invitation.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = invitation.child_id)
        and not exists (select from living_guardian g where g.child_id = invitation.child_id and g.user_id = invitation.created_by))
    or coalesce(invitation.roles && '{coach,manager}', false) and (invitation.needs_approval or not false)
      and not exists (select from living_manager l where l.team_id = invitation.team_id and l.user_id = invitation.created_by)
    or invitation.team_id is not null and not invitation.needs_approval and not false
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = invitation.team_id and s.user_id = invitation.created_by and s.ended_at is null
          and s.roles && '{coach,manager}'))
from "invitation"
where ("invitation"."team_id" = $1 and "invitation"."kind" = $2 and "invitation"."mailbox_key" = $3 and ("invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses")) for update;

-- lockUnused
-- returns isVoid boolean
select "id",
  "kind",
  "team_id",
  "membership_id",
  "child_id",
  "roles",
  "email_address",
  "mailbox_key",
  "token_hash",
  "mail_token_hash",
  "unanswered_mails",
  "code_hash",
  "code_round",
  "max_uses",
  "uses",
  "needs_approval",
  "created_at",
  "created_by",
  "renewed_at",
  "expires_at",
  "withdrawn_at",
  "withdrawn_by",
  (
    invitation.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = invitation.team_id and m.id = invitation.membership_id and m.ended_at is null and c.deleted_at is null)
    or invitation.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = invitation.child_id and g.user_id = invitation.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = invitation.child_id)
        and not exists (select from living_guardian g where g.child_id = invitation.child_id and g.user_id = invitation.created_by))
    or coalesce(invitation.roles && '{coach,manager}', false) and (invitation.needs_approval or not false)
      and not exists (select from living_manager l where l.team_id = invitation.team_id and l.user_id = invitation.created_by)
    or invitation.team_id is not null and not invitation.needs_approval and not false
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = invitation.team_id and s.user_id = invitation.created_by and s.ended_at is null
          and s.roles && '{coach,manager}'))
from "invitation"
where (("invitation"."team_id" = $1 and "invitation"."membership_id" = $2) and "invitation"."kind" = $3 and "invitation"."mailbox_key" = $4 and ("invitation"."withdrawn_at" is null and "invitation"."uses" < "invitation"."max_uses")) for update;

-- readInvitations
-- returns isVoid boolean
select "id",
  "kind",
  "team_id",
  "membership_id",
  "child_id",
  "roles",
  "email_address",
  "mailbox_key",
  "token_hash",
  "mail_token_hash",
  "unanswered_mails",
  "code_hash",
  "code_round",
  "max_uses",
  "uses",
  "needs_approval",
  "created_at",
  "created_by",
  "renewed_at",
  "expires_at",
  "withdrawn_at",
  "withdrawn_by",
  (
    invitation.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = invitation.team_id and m.id = invitation.membership_id and m.ended_at is null and c.deleted_at is null)
    or invitation.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = invitation.child_id and g.user_id = invitation.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = invitation.child_id)
        and not exists (select from living_guardian g where g.child_id = invitation.child_id and g.user_id = invitation.created_by))
    or coalesce(invitation.roles && '{coach,manager}', false) and (invitation.needs_approval or not false)
      and not exists (select from living_manager l where l.team_id = invitation.team_id and l.user_id = invitation.created_by)
    or invitation.team_id is not null and not invitation.needs_approval and not false
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = invitation.team_id and s.user_id = invitation.created_by and s.ended_at is null
          and s.roles && '{coach,manager}'))
from "invitation"
where "invitation"."child_id" = $1
order by "invitation"."created_at" desc, "invitation"."id" desc
limit $2;

-- readInvitations
-- returns isVoid boolean
select "id",
  "kind",
  "team_id",
  "membership_id",
  "child_id",
  "roles",
  "email_address",
  "mailbox_key",
  "token_hash",
  "mail_token_hash",
  "unanswered_mails",
  "code_hash",
  "code_round",
  "max_uses",
  "uses",
  "needs_approval",
  "created_at",
  "created_by",
  "renewed_at",
  "expires_at",
  "withdrawn_at",
  "withdrawn_by",
  (
    invitation.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = invitation.team_id and m.id = invitation.membership_id and m.ended_at is null and c.deleted_at is null)
    or invitation.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = invitation.child_id and g.user_id = invitation.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = invitation.child_id)
        and not exists (select from living_guardian g where g.child_id = invitation.child_id and g.user_id = invitation.created_by))
    or coalesce(invitation.roles && '{coach,manager}', false) and (invitation.needs_approval or not false)
      and not exists (select from living_manager l where l.team_id = invitation.team_id and l.user_id = invitation.created_by)
    or invitation.team_id is not null and not invitation.needs_approval and not false
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = invitation.team_id and s.user_id = invitation.created_by and s.ended_at is null
          and s.roles && '{coach,manager}'))
from "invitation"
where "invitation"."team_id" = $1
order by "invitation"."created_at" desc, "invitation"."id" desc
limit $2;

-- readInvitations
-- returns isVoid boolean
select "id",
  "kind",
  "team_id",
  "membership_id",
  "child_id",
  "roles",
  "email_address",
  "mailbox_key",
  "token_hash",
  "mail_token_hash",
  "unanswered_mails",
  "code_hash",
  "code_round",
  "max_uses",
  "uses",
  "needs_approval",
  "created_at",
  "created_by",
  "renewed_at",
  "expires_at",
  "withdrawn_at",
  "withdrawn_by",
  (
    invitation.membership_id is not null and not exists (
      select from membership m left join child c on c.id = m.child_id
      where m.team_id = invitation.team_id and m.id = invitation.membership_id and m.ended_at is null and c.deleted_at is null)
    or invitation.child_id is not null and (
      not exists (select from guardianship g join child c on c.id = g.child_id and c.deleted_at is null
        where g.child_id = invitation.child_id and g.user_id = invitation.created_by and g.ended_at is null)
      or exists (select from living_guardian g where g.child_id = invitation.child_id)
        and not exists (select from living_guardian g where g.child_id = invitation.child_id and g.user_id = invitation.created_by))
    or coalesce(invitation.roles && '{coach,manager}', false) and (invitation.needs_approval or not false)
      and not exists (select from living_manager l where l.team_id = invitation.team_id and l.user_id = invitation.created_by)
    or invitation.team_id is not null and not invitation.needs_approval and not false
      and not exists (select from membership s join living_user l on l.id = s.user_id
        where s.team_id = invitation.team_id and s.user_id = invitation.created_by and s.ended_at is null
          and s.roles && '{coach,manager}'))
from "invitation"
where ("invitation"."team_id" = $1 and ("invitation"."created_at" < $2 or ("invitation"."created_at" = $3 and "invitation"."id" < $4)))
order by "invitation"."created_at" desc, "invitation"."id" desc
limit $5;
