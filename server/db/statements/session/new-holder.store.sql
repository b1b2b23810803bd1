-- The statements of server/session/new-holder.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- giveToNewHolder
delete from "invitation_use"
where ("invitation_use"."user_id" = $1 and "invitation_use"."used_at" is null);

-- giveToNewHolder
delete from "link"
where "link"."user_id" = $1;

-- giveToNewHolder
update "drip_name_claim"
set "released_at" = $1
where ("drip_name_claim"."user_id" = $2 and "drip_name_claim"."released_at" is null);

-- giveToNewHolder
update "user"
set "role" = $1,
  "first_name" = $2,
  "last_name" = $3,
  "full_name" = $4,
  "avatar" = $5,
  "time_zone" = $6,
  "last_release_notes_at" = $7,
  "email_address_verified_at" = $8,
  "drip_name" = $9,
  "phone_number" = $10,
  "date_of_birth" = $11,
  "must_change_password" = $12,
  "deletion_due_at" = $13
where "user"."id" = $14
returning "id",
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
  "seen_on";
