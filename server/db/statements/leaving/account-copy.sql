-- The statements of server/leaving/account-copy.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- copyAccount
(select "id", "user_id", "child_id", "kind", "text_version", "given_at", "withdrawn_at" from "consent" where "consent"."user_id" = $1) union (select "id", "user_id", "child_id", "kind", "text_version", "given_at", "withdrawn_at" from "consent" where "consent"."child_id" in (select "child_id" from "guardianship" where ("guardianship"."user_id" = $2 and "guardianship"."ended_at" is null)));

-- copyAccount
(select "team_id", "id", "user_id", "child_id", "spot_first_name", "spot_last_initial", "roles", "number", "version", "created_at", "let_in_by", "let_in_at", "touched_at", "ended_at", "ended_by", "end_reason" from "membership" where "membership"."user_id" = $1) union (select "team_id", "id", "user_id", "child_id", "spot_first_name", "spot_last_initial", "roles", "number", "version", "created_at", "let_in_by", "let_in_at", "touched_at", "ended_at", "ended_by", "end_reason" from "membership" where "membership"."child_id" in (select "child_id" from "guardianship" where ("guardianship"."user_id" = $2 and "guardianship"."ended_at" is null)));

-- copyAccount
select "child_id", "user_id", "let_in_by", "created_at"
from "follow"
where "follow"."child_id" in (select "child_id" from "guardianship" where ("guardianship"."user_id" = $1 and "guardianship"."ended_at" is null));

-- copyAccount
select "child_id", "user_id", "let_in_by", "created_at"
from "follow"
where "follow"."user_id" = $1;

-- copyAccount
select "id",
  "child_id",
  "user_id",
  "wish",
  "origin",
  "invitation_id",
  "created_at",
  "decided_at",
  "decided_by",
  "decision"
from "circle_request"
where ("circle_request"."user_id" = $1 and "circle_request"."origin" <> $2);

-- copyAccount
select "id",
  "first_name",
  "last_initial",
  "date_of_birth",
  "shown_as",
  "user_id",
  "version",
  "created_at",
  "created_by",
  "deleted_at",
  "deleted_by"
from "child"
where "child"."id" in (select "child_id" from "guardianship" where ("guardianship"."user_id" = $1 and "guardianship"."ended_at" is null));

-- copyAccount
select "id",
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
  "withdrawn_by"
from "invitation"
where "invitation"."created_by" = $1;

-- copyAccount
select "id",
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
  "withdrawn_by"
from "invitation"
where "invitation"."mailbox_key" = $1;

-- copyAccount
select "id",
  "name",
  "sport",
  "age_group",
  "colour_one",
  "colour_two",
  "time_zone",
  "version",
  "created_at",
  "created_by",
  "archived_at",
  "take_over_by",
  "take_over_asked_at",
  "answers_shown_to",
  "takes_usual"
from "team"
where "team"."id" in ($1, …);

-- copyAccount
select "id",
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
  "fault"
from "mail_outbox"
where "mail_outbox"."to_address" = $1;

-- copyAccount
select "id",
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
  "pkce_code_verifier"
from "session"
where "session"."user_id" = $1
order by "session"."created_at" desc;

-- copyAccount
select "id", "child_id", "user_id", "origin", "let_in_by", "created_at", "ended_at", "ended_by", "end_reason"
from "guardianship"
where "guardianship"."user_id" = $1;

-- copyAccount
select "id", "child_id", "user_id", "origin", "let_in_by", "created_at", "ended_at", "ended_by", "end_reason"
from "guardianship"
where ("guardianship"."child_id" in (select "child_id" from "guardianship" where ("guardianship"."user_id" = $1 and "guardianship"."ended_at" is null)) and "guardianship"."user_id" <> $2 and "guardianship"."ended_at" is null);

-- copyAccount
select "id", "email_address", "created_at"
from "password_reset_request"
where "password_reset_request"."email_address" = $1;

-- copyAccount
select "invitation_id", "user_id", "looked_at", "used_at"
from "invitation_use"
where "invitation_use"."user_id" = $1;

-- copyAccount
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

-- copyAccount
select "name_key", "user_id", "claimed_at", "released_at"
from "drip_name_claim"
where "drip_name_claim"."user_id" = $1;

-- copyAccount
select "team_id",
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
  "decision"
from "join_request"
where "join_request"."user_id" = $1;

-- copyAccount
select "team_id", "id", "membership_id", "child_id", "user_id", "created_at", "seen_at", "reported_at"
from "look_alike"
where "look_alike"."user_id" = $1;

-- copyAccount
select "token_hash",
  "kind",
  "user_id",
  "email_address",
  "created_at",
  "expires_at",
  "used_at",
  "session_id",
  "number_tries"
from "link"
where "link"."user_id" = $1;

-- copyAccount
select "token_hash", "user_id", "group_key", "last_source", "token_id", "version", "made_at", "sent_at", "heard_at"
from "push_heard"
where "push_heard"."user_id" = $1
order by "push_heard"."made_at" desc;

-- copyAccount
select "user_id",
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
  "made_at"
from "delivery"
where "delivery"."user_id" = $1
order by "delivery"."made_at" desc;

-- copyAccount
select "user_id",
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
  "silent_since"
from "push_token"
where "push_token"."user_id" = $1;

-- copyAccount
select "user_id", "id", "kind", "team_id", "group_key", "about", "times", "made_at", "last_at", "seen_at", "read_at"
from "ding"
where "ding"."user_id" = $1
order by "ding"."last_at" desc;

-- copyAccount
select "user_id", "talk", "is_quiet", "quiet_from", "quiet_to", "digest", "digested_on", "version"
from "ring_settings"
where "ring_settings"."user_id" = $1;

-- copyAccount
select "user_id", "token_hash", "signed_in_at", "session_id"
from "known_device"
where "known_device"."user_id" = $1;
