-- The statements of server/jobs/rekey-mailboxes.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- erase
update "user"
set "mailbox_key" = $1
where "user"."id" = $2;

-- rekeyInvitation
update "invitation"
set "mailbox_key" = $1, "withdrawn_at" = $2
where "invitation"."id" = $3;

-- rekeyMailboxes
select "id", "email_address", "mailbox_key"
from "invitation"
where octet_length("invitation"."mailbox_key") <> char_length("invitation"."mailbox_key")
order by "invitation"."created_at" asc, "invitation"."id" asc;

-- rekeyMailboxes
select "id", "email_address", "mailbox_key"
from "user"
where octet_length("user"."mailbox_key") <> char_length("user"."mailbox_key")
order by "user"."email_address_verified_at" is null, "user"."created_at" asc, "user"."id" asc;

-- rekeyUser
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

-- rekeyUser
update "mail_outbox"
set "to_address" = $1
where "mail_outbox"."to_address" = $2;

-- rekeyUser
update "user"
set "mailbox_key" = $1
where "user"."id" = $2;
