-- The statements of server/leaving/erasure.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- eraseAccount
delete from "delivery"
where "delivery"."user_id" = $1
returning "user_id",
  "channel",
  "group_key",
  "kind",
  "team_id",
  "about",
  "times",
  "last_source",
  "is_urgent",
  "due_at",
  "last_sent_at",
  "attempts",
  "made_at";

-- eraseAccount
delete from "ding"
where "ding"."user_id" = $1
returning "user_id", "id", "kind", "team_id", "group_key", "about", "times", "made_at", "last_at", "seen_at", "read_at";

-- eraseAccount
delete from "drip_name_claim"
where "drip_name_claim"."user_id" = $1
returning "name_key", "user_id", "claimed_at", "released_at";

-- eraseAccount
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

-- eraseAccount
delete from "known_device"
where "known_device"."user_id" = $1
returning "user_id", "token_hash", "signed_in_at", "session_id";

-- eraseAccount
delete from "link"
where "link"."user_id" = $1
returning "token_hash",
  "kind",
  "user_id",
  "email_address",
  "created_at",
  "expires_at",
  "used_at",
  "session_id",
  "number_tries";

-- eraseAccount
delete from "mail_outbox"
where "mail_outbox"."to_address" = $1
returning "id",
  "to_address",
  "subject",
  "body",
  "created_at",
  "next_try_at",
  "needed_by",
  "attempts",
  "useful_until",
  "sent_at",
  "given_up_at",
  "fault";

-- eraseAccount
delete from "mail_outbox"
where ("mail_outbox"."to_address" = $1 and "mail_outbox"."subject" not in ($2, …))
returning "id",
  "to_address",
  "subject",
  "body",
  "created_at",
  "next_try_at",
  "needed_by",
  "attempts",
  "useful_until",
  "sent_at",
  "given_up_at",
  "fault";

-- eraseAccount
delete from "password_reset_request"
where "password_reset_request"."email_address" = $1
returning "id", "email_address", "created_at";

-- eraseAccount
delete from "push_heard"
where "push_heard"."user_id" = $1
returning "token_hash", "user_id", "group_key", "last_source", "token_id", "version", "made_at", "sent_at", "heard_at";

-- eraseAccount
delete from "push_token"
where "push_token"."user_id" = $1
returning "user_id",
  "id",
  "session_id",
  "endpoint",
  "endpoint_hash",
  "p256dh",
  "auth",
  "label",
  "made_at",
  "last_ok_at",
  "failures",
  "failing_since",
  "unheard",
  "unheard_since",
  "silent_since";

-- eraseAccount
delete from "ring_settings"
where "ring_settings"."user_id" = $1
returning "user_id", "talk", "is_quiet", "quiet_from", "quiet_to", "digest", "digested_on", "version";

-- eraseAccount
delete from "session"
where "session"."user_id" = $1
returning "id",
  "user_id",
  "transport",
  "browser",
  "system",
  "created_at",
  "last_used_at",
  "expires_at",
  "revoked_at",
  "token_hash",
  "successor_hash",
  "predecessors",
  "oauth_state",
  "pkce_code_challenge",
  "pkce_code_verifier";

-- eraseAccount
delete from "user"
where "user"."id" = $1;

-- forgetInvitationMails
delete from "mail_outbox"
where ("mail_outbox"."subject" in ($1, …) and "mail_outbox"."to_address" in (
          select i.mailbox_key from invitation i where i.created_by = $2 and i.mailbox_key is not null
            and not exists (select from invitation o where o.mailbox_key = i.mailbox_key and o.created_by <> $3)))
returning "id";

-- forgetNotes
update "participation"
set "note" = $1, "note_by" = $2
where ("participation"."team_id" in (
  select m.team_id from membership m where m.user_id = $3
  union select m.team_id from guardianship g join membership m on m.child_id = g.child_id where g.user_id = $4) and "participation"."note" is not null and coalesce("participation"."note_by", "participation"."answered_by") = $5)
returning "membership_id";

-- leaveFamiliesAndTeams
delete from "circle_request"
where "circle_request"."user_id" = $1
returning "id",
  "child_id",
  "user_id",
  "wish",
  "origin",
  "invitation_id",
  "created_at",
  "decided_at",
  "decided_by",
  "decision";

-- leaveFamiliesAndTeams
delete from "consent"
where "consent"."user_id" = $1
returning "id", "user_id", "child_id", "kind", "text_version", "given_at", "withdrawn_at";

-- leaveFamiliesAndTeams
delete from "follow"
where "follow"."user_id" = $1
returning "child_id", "user_id", "let_in_by", "created_at";

-- leaveFamiliesAndTeams
delete from "guardianship"
where "guardianship"."user_id" = $1
returning "id", "child_id", "user_id", "origin", "let_in_by", "created_at", "ended_at", "ended_by", "end_reason";

-- leaveFamiliesAndTeams
delete from "invitation"
where "invitation"."created_by" = $1
returning "id",
  "kind",
  "team_id",
  "membership_id",
  "child_id",
  "roles",
  "email_address",
  "mailbox_key",
  "token_hash",
  "mail_token_hash",
  "unanswered_mails",
  "code_hash",
  "code_round",
  "max_uses",
  "uses",
  "needs_approval",
  "created_at",
  "created_by",
  "renewed_at",
  "expires_at",
  "withdrawn_at",
  "withdrawn_by";

-- leaveFamiliesAndTeams
delete from "invitation"
where ("invitation"."created_by" = $1 or "invitation"."mailbox_key" = $2)
returning "id",
  "kind",
  "team_id",
  "membership_id",
  "child_id",
  "roles",
  "email_address",
  "mailbox_key",
  "token_hash",
  "mail_token_hash",
  "unanswered_mails",
  "code_hash",
  "code_round",
  "max_uses",
  "uses",
  "needs_approval",
  "created_at",
  "created_by",
  "renewed_at",
  "expires_at",
  "withdrawn_at",
  "withdrawn_by";

-- leaveFamiliesAndTeams
delete from "invitation_use"
where "invitation_use"."user_id" = $1
returning "invitation_id", "user_id", "looked_at", "used_at";

-- leaveFamiliesAndTeams
delete from "join_request"
where "join_request"."user_id" = $1
returning "team_id",
  "id",
  "user_id",
  "child_id",
  "roles",
  "invitation_id",
  "guardian_ok_at",
  "guardian_ok_by",
  "circle_request_id",
  "asked_guardians_at",
  "created_at",
  "decided_at",
  "decided_by",
  "decision";

-- leaveFamiliesAndTeams
delete from "membership"
where "membership"."user_id" = $1
returning "team_id",
  "id",
  "user_id",
  "child_id",
  "spot_first_name",
  "spot_last_initial",
  "roles",
  "number",
  "version",
  "created_at",
  "let_in_by",
  "let_in_at",
  "touched_at",
  "ended_at",
  "ended_by",
  "end_reason";

-- leaveFamiliesAndTeams
delete from "team_bar"
where "team_bar"."user_id" = $1
returning "team_id", "id", "user_id", "created_by", "created_at", "lifted_at", "lifted_by";
