-- The statements of server/sign-in/sign-in.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- admitNewcomer
delete from "identity"
where "identity"."user_id" = $1
returning "issuer",
  "subject",
  "provider",
  "user_id",
  "created_at",
  "valid_since",
  "google_subject",
  "tokens_valid_after",
  "temporary_password_hash",
  "temporary_password_until",
  "revocation_owed_at",
  "lease_id",
  "lease_until";

-- admitNewcomer
insert into "identity" ("issuer", "subject", "provider", "user_id", "created_at", "valid_since", "google_subject", "tokens_valid_after", "temporary_password_hash", "temporary_password_until", "revocation_owed_at", "lease_id", "lease_until")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);

-- admitNewcomer
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
where ("user"."mailbox_key" = $1 and "user"."deleted_at" is null) for update;

-- changeHolder
update "user"
set "email_address_verified_at" = $1
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

-- changeHolder
update "user"
set "must_change_password" = $1
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

-- findHeld
select "user"."id",
  "user"."created_at",
  "user"."role",
  "user"."first_name",
  "user"."last_name",
  "user"."full_name",
  "user"."avatar",
  "user"."time_zone",
  "user"."last_release_notes_at",
  "user"."email_address",
  "user"."mailbox_key",
  "user"."email_address_verified_at",
  "user"."drip_name",
  "user"."phone_number",
  "user"."date_of_birth",
  "user"."must_change_password",
  "user"."banned_at",
  "user"."deleted_at",
  "user"."deletion_due_at",
  "user"."seen_on",
  "identity"."issuer",
  "identity"."subject",
  "identity"."provider",
  "identity"."user_id",
  "identity"."created_at",
  "identity"."valid_since",
  "identity"."google_subject",
  "identity"."tokens_valid_after",
  "identity"."temporary_password_hash",
  "identity"."temporary_password_until",
  "identity"."revocation_owed_at",
  "identity"."lease_id",
  "identity"."lease_until"
from "identity"
inner join "user" on "user"."id" = "identity"."user_id"
where ("identity"."issuer" = $1 and "identity"."subject" = $2);

-- findHolder
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

-- findWayInOfGoogle
select "identity"."issuer",
  "identity"."subject",
  "identity"."provider",
  "identity"."user_id",
  "identity"."created_at",
  "identity"."valid_since",
  "identity"."google_subject",
  "identity"."tokens_valid_after",
  "identity"."temporary_password_hash",
  "identity"."temporary_password_until",
  "identity"."revocation_owed_at",
  "identity"."lease_id",
  "identity"."lease_until"
from "identity"
inner join "user" on "user"."id" = "identity"."user_id"
where (("user"."mailbox_key" = $1 and "user"."deleted_at" is null) and "identity"."issuer" = $2 and "identity"."provider" = $3 and "identity"."google_subject" = $4);

-- learnWayIn
update "identity"
set "google_subject" = $1, "tokens_valid_after" = $2
where ("identity"."issuer" = $3 and "identity"."subject" = $4);

-- moveWayIn
update "identity"
set "subject" = $1, "tokens_valid_after" = $2, "revocation_owed_at" = $3, "lease_id" = $4, "lease_until" = $5
where (("identity"."issuer" = $6 and "identity"."subject" = $7) and "identity"."lease_id" = $8)
returning "issuer",
  "subject",
  "provider",
  "user_id",
  "created_at",
  "valid_since",
  "google_subject",
  "tokens_valid_after",
  "temporary_password_hash",
  "temporary_password_until",
  "revocation_owed_at",
  "lease_id",
  "lease_until";
