-- The statements of server/identity/sign-up.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- abandonIntent
update "sign_up_intent"
set "abandoned_at" = $1
where "sign_up_intent"."user_id" = $2
returning "user_id", "email_address", "created_at", "abandoned_at";

-- cancelDeletion
delete from "sign_up_intent"
where ("sign_up_intent"."user_id" = $1 and "sign_up_intent"."abandoned_at" is not null);

-- findBrokenIntents
select "user_id"
from "sign_up_intent"
where ("sign_up_intent"."abandoned_at" is not null or "sign_up_intent"."created_at" <= $1);

-- findClaimTo
-- returns isYielding boolean
select ("email_address_verified_at" is null and "banned_at" is null
  and exists (select from identity i where i.user_id = "id")
  and not exists (select from identity i where i.user_id = "id" and i.provider = 'drip'))
from "user"
where ("user"."mailbox_key" = $1 and "user"."deleted_at" is null);

-- finishSignUp
delete from "sign_up_intent"
where ("sign_up_intent"."user_id" = $1 and "sign_up_intent"."abandoned_at" is null)
returning "user_id", "email_address", "created_at", "abandoned_at";

-- finishSignUp
insert into "identity" ("issuer", "subject", "provider", "user_id", "created_at", "valid_since", "google_subject", "tokens_valid_after", "temporary_password_hash", "temporary_password_until", "revocation_owed_at", "lease_id", "lease_until")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);

-- finishSignUp
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

-- isClaimed
select "user_id"
from "identity"
where ("identity"."issuer" = $1 and "identity"."subject" = $2);

-- isClaimed
select "user_id", "email_address", "created_at", "abandoned_at"
from "sign_up_intent"
where "sign_up_intent"."user_id" = $1;

-- oweDeletion
insert into "sign_up_intent" ("user_id", "email_address", "created_at", "abandoned_at")
values ($1, $2, $3, $4)
on conflict ("user_id") do update
set "email_address" = $5, "abandoned_at" = $6;

-- removeIntent
delete from "sign_up_intent"
where "sign_up_intent"."user_id" = $1;

-- removeYielding
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

-- removeYielding
delete from "user"
where "user"."id" = $1;

-- removeYielding
select "id"
from "user"
where ("user"."id" = $1 and ("user"."email_address_verified_at" is null and "user"."banned_at" is null
  and exists (select from identity i where i.user_id = "user"."id")
  and not exists (select from identity i where i.user_id = "user"."id" and i.provider = 'drip')));

-- removeYielding
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

-- writeIntent
insert into "sign_up_intent" ("user_id", "email_address", "created_at", "abandoned_at")
values ($1, $2, $3, $4);
