-- The statements of server/session/session.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- endOwnSession
update "session"
set "revoked_at" = $1
where ("session"."id" = $2 and "session"."user_id" = $3 and ("session"."revoked_at" is null and "session"."expires_at" > $4))
returning "id";

-- findByToken
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
where ("session"."id" = $1 and ("session"."revoked_at" is null and "session"."expires_at" > $2));

-- findListed
select "id"
from "session"
where "session"."user_id" = $1;

-- findListed
select "id"
from "session"
where ("session"."user_id" = $1 and "session"."created_at" = $2);

-- listSessions
select "id", "browser", "system", "created_at", "last_used_at"
from "session"
where ("session"."user_id" = $1 and ("session"."revoked_at" is null and "session"."expires_at" > $2) and "session"."created_at" <= $3 and ("session"."created_at" < $4 or "session"."id" < $5))
order by "session"."created_at" desc, "session"."id" desc
limit $6;

-- listSessions
select "id", "browser", "system", "created_at", "last_used_at"
from "session"
where ("session"."user_id" = $1 and ("session"."revoked_at" is null and "session"."expires_at" > $2) and "session"."created_at" <= $3)
order by "session"."created_at" desc, "session"."id" desc
limit $4;

-- listSessions
select "id", "browser", "system", "created_at", "last_used_at"
from "session"
where ("session"."user_id" = $1 and ("session"."revoked_at" is null and "session"."expires_at" > $2))
order by "session"."created_at" desc, "session"."id" desc
limit $3;

-- openSession
insert into "session" ("id", "user_id", "transport", "browser", "system", "created_at", "last_used_at", "expires_at", "revoked_at", "token_hash", "successor_hash", "predecessors", "oauth_state", "pkce_code_challenge", "pkce_code_verifier")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15);

-- removeEndedSessions
delete from "session"
where (("session"."expires_at" <= $1 or "session"."revoked_at" is not null) and ("session"."last_used_at" <= $2 or not exists (select from living_manager m where m.user_id = "session"."user_id")));

-- revokeAll
update "session"
set "revoked_at" = $1
where ("session"."user_id" = $2 and "session"."revoked_at" is null and "session"."id" <> $3);

-- revokeAll
update "session"
set "revoked_at" = $1
where ("session"."user_id" = $2 and "session"."revoked_at" is null);

-- revokeByToken
update "session"
set "revoked_at" = $1
where ("session"."id" = $2 and ("session"."revoked_at" is null and "session"."expires_at" > $3));
