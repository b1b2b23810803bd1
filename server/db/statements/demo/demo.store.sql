-- The statements of server/demo/demo.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findPlayers
select "id", "child_id"
from "membership"
where ("membership"."team_id" = $1 and "membership"."child_id" is not null)
order by "membership"."number", "membership"."id";

-- findSpots
select "id", "spot_first_name"
from "membership"
where ("membership"."team_id" = $1 and "membership"."spot_first_name" is not null);

-- insertAdult
insert into "drip_name_claim" ("name_key", "user_id", "claimed_at", "released_at")
values ($1, $2, $3, $4);

-- insertAdult
insert into "identity" ("issuer", "subject", "provider", "user_id", "created_at", "valid_since", "google_subject", "tokens_valid_after", "temporary_password_hash", "temporary_password_until", "revocation_owed_at", "lease_id", "lease_until")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);

-- insertAdult
insert into "user" ("id", "created_at", "role", "first_name", "last_name", "full_name", "avatar", "time_zone", "last_release_notes_at", "email_address", "mailbox_key", "email_address_verified_at", "drip_name", "phone_number", "date_of_birth", "must_change_password", "banned_at", "deleted_at", "deletion_due_at", "seen_on")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20);

-- insertChild
insert into "child" ("id", "first_name", "last_initial", "date_of_birth", "shown_as", "user_id", "version", "created_at", "created_by", "deleted_at", "deleted_by")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

-- insertChild
insert into "consent" ("id", "user_id", "child_id", "kind", "text_version", "given_at", "withdrawn_at")
values ($1, $2, $3, $4, $5, $6, $7);

-- insertChild
insert into "follow" ("child_id", "user_id", "let_in_by", "created_at")
values ($1, $2, $3, $4);

-- insertChild
insert into "guardianship" ("id", "child_id", "user_id", "origin", "let_in_by", "created_at", "ended_at", "ended_by", "end_reason")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- insertTeam
insert into "invitation" ("id", "kind", "team_id", "membership_id", "child_id", "roles", "email_address", "mailbox_key", "token_hash", "mail_token_hash", "unanswered_mails", "code_hash", "code_round", "max_uses", "uses", "needs_approval", "created_at", "created_by", "renewed_at", "expires_at", "withdrawn_at", "withdrawn_by")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22);

-- insertTeam
insert into "join_request" ("team_id", "id", "user_id", "child_id", "roles", "invitation_id", "guardian_ok_at", "guardian_ok_by", "circle_request_id", "asked_guardians_at", "created_at", "decided_at", "decided_by", "decision")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14);

-- insertTeam
insert into "membership" ("team_id", "id", "user_id", "child_id", "spot_first_name", "spot_last_initial", "roles", "number", "version", "created_at", "let_in_by", "let_in_at", "touched_at", "ended_at", "ended_by", "end_reason")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16);

-- insertTeam
insert into "season" ("team_id", "id", "name", "starts_on", "ends_on", "closed_at", "version")
values ($1, $2, $3, $4, $5, $6, $7);

-- insertTeam
insert into "team" ("id", "name", "sport", "age_group", "colour_one", "colour_two", "time_zone", "version", "created_at", "created_by", "archived_at", "take_over_by", "take_over_asked_at", "answers_shown_to", "takes_usual")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15);

-- isFresh
select "id"
from "user"
where "user"."id" <> $1
limit $2;
