-- The statements of server/support/account-commands.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- endSessions
select "id"
from "session"
where ("session"."user_id" = $1 and ("session"."revoked_at" is null and "session"."expires_at" > $2));

-- show
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
where ("session"."user_id" = $1 and ("session"."revoked_at" is null and "session"."expires_at" > $2));

-- show
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
