-- The statements of server/mail-links/password-reset.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- bookMail
insert into "reset_mail" ("id", "address_hash", "is_for_stranger", "created_at", "is_link_over")
values ($1, $2, $3, $4, $5);

-- endResetLinks
update "reset_mail"
set "is_link_over" = $1
where "reset_mail"."address_hash" = $2;

-- findResetHolder
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
where (("user"."mailbox_key" = $1 and "user"."deleted_at" is null) and "user"."banned_at" is null);

-- findResetHolder
select "issuer",
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
  "lease_until"
from "identity"
where "identity"."user_id" = $1;

-- readMails
select "id", "address_hash", "is_for_stranger", "created_at", "is_link_over"
from "reset_mail"
where ("reset_mail"."address_hash" = $1 and "reset_mail"."created_at" > $2);

-- readMails
select pg_advisory_xact_lock(hashtextextended($1, 0));

-- removeOldResetMails
delete from "reset_mail"
where "reset_mail"."created_at" <= $1;

-- removeResetRequest
delete from "password_reset_request"
where "password_reset_request"."id" = $1;

-- requestReset
insert into "password_reset_request" ("id", "email_address", "created_at")
values ($1, $2, $3);

-- takeResetRequest
select "id", "email_address", "created_at"
from "password_reset_request"
order by "password_reset_request"."created_at" asc
limit $1
for update skip locked;
