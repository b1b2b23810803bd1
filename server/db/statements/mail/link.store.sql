-- The statements of server/mail/link.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findLinkHolder
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
  "user"."seen_on"
from "link"
inner join "user" on ("user"."id" = "link"."user_id" and "user"."email_address" = "link"."email_address")
where ("link"."token_hash" = $1 and "link"."kind" = $2 and "link"."used_at" is null and "link"."expires_at" > $3 and "user"."deleted_at" is null and "user"."banned_at" is null);

-- makeLink
insert into "link" ("token_hash", "kind", "user_id", "email_address", "created_at", "expires_at", "used_at", "session_id", "number_tries")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- redeemLink
update "link"
set "used_at" = $1
where ("link"."token_hash" = $2 and "link"."kind" = $3 and "link"."used_at" is null and "link"."expires_at" > $4)
returning "token_hash",
  "kind",
  "user_id",
  "email_address",
  "created_at",
  "expires_at",
  "used_at",
  "session_id",
  "number_tries";

-- removeEndedLinks
delete from "link"
where "link"."expires_at" <= $1;

-- spendLinks
update "link"
set "used_at" = $1
where ("link"."user_id" = $2 and "link"."kind" = $3 and "link"."used_at" is null);
