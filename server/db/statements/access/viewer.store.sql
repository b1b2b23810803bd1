-- The statements of server/access/viewer.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- prepareViewers
-- returns sessionId text
select "theirs"."id",
  "theirs"."created_at",
  "theirs"."role",
  "theirs"."first_name",
  "theirs"."last_name",
  "theirs"."full_name",
  "theirs"."avatar",
  "theirs"."time_zone",
  "theirs"."last_release_notes_at",
  "theirs"."email_address",
  "theirs"."mailbox_key",
  "theirs"."email_address_verified_at",
  "theirs"."drip_name",
  "theirs"."phone_number",
  "theirs"."date_of_birth",
  "theirs"."must_change_password",
  "theirs"."banned_at",
  "theirs"."deleted_at",
  "theirs"."deletion_due_at",
  "theirs"."seen_on",
  "session_id"
from json_array_elements_text($1::json) as asked(id)
cross join lateral (select "user"."id", "user"."created_at", "user"."role", "user"."first_name", "user"."last_name", "user"."full_name", "user"."avatar", "user"."time_zone", "user"."last_release_notes_at", "user"."email_address", "user"."mailbox_key", "user"."email_address_verified_at", "user"."drip_name", "user"."phone_number", "user"."date_of_birth", "user"."must_change_password", "user"."banned_at", "user"."deleted_at", "user"."deletion_due_at", "user"."seen_on", "session"."id" as "session_id" from "session" inner join "user" on "user"."id" = "session"."user_id" where ("session"."id" = asked.id and "session"."revoked_at" is null and "session"."expires_at" > $2 and "user"."deleted_at" is null) limit $3) "theirs";
