-- The statements of server/mail-links/waiting-number.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- claimNumber
update "link"
set "session_id" = $1
where ("link"."token_hash" = (select "token_hash" from "link" where ("link"."user_id" = $2 and ("link"."kind" = $3 and "link"."used_at" is null and "link"."expires_at" > $4)) order by "link"."created_at" desc, "link"."token_hash" desc limit $5) and ("link"."session_id" is null or "link"."session_id" = $6 or not exists (select 1 from "session" where ("session"."id" = "link"."session_id" and "session"."user_id" = "link"."user_id" and ("session"."revoked_at" is null and "session"."expires_at" > $7)))))
returning "token_hash";

-- findByNumber
-- returns isShown boolean
update "link"
set "number_tries" = "link"."number_tries" + 1
where ("link"."token_hash" = $1 and ("link"."kind" = $2 and "link"."used_at" is null and "link"."expires_at" > $3) and "link"."number_tries" < $4)
returning "token_hash",
  "session_id",
  "number_tries",
  exists (select 1 from "session" where ("session"."id" = "link"."session_id" and "session"."user_id" = "link"."user_id" and ("session"."revoked_at" is null and "session"."expires_at" > $5)));

-- findByNumber
update "link"
set "number_tries" = "link"."number_tries" - 1
where "link"."token_hash" = $1;

-- findByNumber
update "link"
set "used_at" = $1
where "link"."token_hash" = $2;

-- takesNumber
select "token_hash"
from "link"
where ("link"."user_id" = $1 and ("link"."kind" = $2 and "link"."used_at" is null and "link"."expires_at" > $3))
order by "link"."created_at" desc, "link"."token_hash" desc
limit $4;
