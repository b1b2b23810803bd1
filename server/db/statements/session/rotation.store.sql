-- The statements of server/session/rotation.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- decide
update "session"
set "last_used_at" = $1::timestamptz,
  "expires_at" = least($2::timestamptz, "session"."created_at" + make_interval(secs => $3::double precision)),
  "revoked_at" = case when ("session"."token_hash" = $4 or "session"."successor_hash" = $5 or coalesce(("session"."predecessors" ->> $6)::bigint, 0) > $7::bigint) then null else $8::timestamptz end,
  "token_hash" = case when "session"."successor_hash" = $9 then $10 else "session"."token_hash" end,
  "successor_hash" = case when ("session"."token_hash" = $11 or "session"."successor_hash" = $12) then $13 else "session"."successor_hash" end,
  "predecessors" = case when "session"."successor_hash" = $14 then (select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each("session"."predecessors")
    where value::text::bigint > $15::bigint) || jsonb_build_object("session"."token_hash", $16::bigint) else "session"."predecessors" end
where ("session"."id" = $17 and "session"."transport" = $18 and ("session"."revoked_at" is null and "session"."expires_at" > $19::timestamptz))
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
