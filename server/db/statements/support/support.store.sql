-- The statements of server/support/support.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findAccount
select "id",
  "created_at",
  "role",
  "first_name",
  "last_name",
  "full_name",
  "avatar",
  "time_zone",
  "last_release_notes_at",
  "email_address",
  "mailbox_key",
  "email_address_verified_at",
  "drip_name",
  "phone_number",
  "date_of_birth",
  "must_change_password",
  "banned_at",
  "deleted_at",
  "deletion_due_at",
  "seen_on"
from "user"
where "user"."id" = $1;

-- findAccount
select "id",
  "created_at",
  "role",
  "first_name",
  "last_name",
  "full_name",
  "avatar",
  "time_zone",
  "last_release_notes_at",
  "email_address",
  "mailbox_key",
  "email_address_verified_at",
  "drip_name",
  "phone_number",
  "date_of_birth",
  "must_change_password",
  "banned_at",
  "deleted_at",
  "deletion_due_at",
  "seen_on"
from "user"
where ("user"."mailbox_key" = $1 and "user"."deleted_at" is null);

-- findAccount
select "id",
  "created_at",
  "role",
  "first_name",
  "last_name",
  "full_name",
  "avatar",
  "time_zone",
  "last_release_notes_at",
  "email_address",
  "mailbox_key",
  "email_address_verified_at",
  "drip_name",
  "phone_number",
  "date_of_birth",
  "must_change_password",
  "banned_at",
  "deleted_at",
  "deletion_due_at",
  "seen_on"
from "user"
where lower("user"."drip_name") = $1;

-- findCharges
select c.id, c.deleted_at is not null as is_down
from guardianship g
join child c on c.id = g.child_id
    where g.user_id = $1 and g.ended_at is null
order by c.created_at, c.id;

-- findCharges
select team_id as id
from membership
    where user_id = $1 and ended_at is null and 'manager' = any (roles)
order by created_at, team_id;

-- setBan
update "user"
set "banned_at" = $1
where "user"."id" = $2;
