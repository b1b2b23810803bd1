-- The statements of server/account/account.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- changeUser
update "user"
set "date_of_birth" = $1
where "user"."id" = $2
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

-- changeUser
update "user"
set "drip_name" = $1
where "user"."id" = $2
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

-- changeUser
update "user"
set "phone_number" = $1
where "user"."id" = $2
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

-- changeUser
update "user"
set "role" = $1, "drip_name" = $2
where "user"."id" = $3
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

-- changeUser
update "user"
set "role" = $1, "first_name" = $2, "last_name" = $3, "full_name" = $4, "drip_name" = $5
where "user"."id" = $6
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

-- changeUser
update "user"
set "time_zone" = $1
where "user"."id" = $2
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

-- findHolder
select "identity"."provider"
from "user"
left join "identity" on "identity"."user_id" = "user"."id"
where (("user"."mailbox_key" = $1 and "user"."deleted_at" is null) and not ("user"."email_address_verified_at" is null and "user"."banned_at" is null
  and exists (select from identity i where i.user_id = "user"."id")
  and not exists (select from identity i where i.user_id = "user"."id" and i.provider = 'drip')))
order by "identity"."provider" = 'drip' desc
limit $2;

-- holdUser
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
where "user"."id" = $1 for no key update;

-- lockUser
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
where "user"."id" = $1 for update;

-- makeAccount
insert into "identity" ("issuer", "subject", "provider", "user_id", "created_at", "valid_since", "google_subject", "tokens_valid_after", "temporary_password_hash", "temporary_password_until", "revocation_owed_at", "lease_id", "lease_until")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);

-- makeAccount
insert into "user" ("id", "created_at", "role", "first_name", "last_name", "full_name", "avatar", "time_zone", "last_release_notes_at", "email_address", "mailbox_key", "email_address_verified_at", "drip_name", "phone_number", "date_of_birth", "must_change_password", "banned_at", "deleted_at", "deletion_due_at", "seen_on")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
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
