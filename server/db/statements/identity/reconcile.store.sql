-- The statements of server/identity/reconcile.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- isHeld
select "subject"
from "identity"
where ("identity"."issuer" = $1 and "identity"."subject" = $2);

-- pageSize
select "identity"."subject",
  "user"."id",
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
  "user"."seen_on"
from "identity"
inner join "user" on "user"."id" = "identity"."user_id"
where ("identity"."issuer" = $1 and "identity"."subject" > $2 and "user"."deleted_at" is null)
order by "identity"."subject" asc
limit $3;
