-- The statements of server/calendar-link/account-links.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- eraseLinks
delete from "calendar_feed"
where "calendar_feed"."user_id" = $1
returning "id",
  "user_id",
  "scope",
  "child_id",
  "team_id",
  "token_hash",
  "guest_name",
  "leaves_out_declined",
  "version",
  "created_at",
  "ends_on",
  "revoked_at",
  "last_fetched_at",
  "last_fetched_by",
  "sequence",
  "content_hash",
  "content_changed_at";

-- findLinksFor
select "id",
  "user_id",
  "scope",
  "child_id",
  "team_id",
  "token_hash",
  "guest_name",
  "leaves_out_declined",
  "version",
  "created_at",
  "ends_on",
  "revoked_at",
  "last_fetched_at",
  "last_fetched_by",
  "sequence",
  "content_hash",
  "content_changed_at"
from "calendar_feed"
where ("calendar_feed"."user_id" = $1 or ("calendar_feed"."child_id" in (select "child_id" from "guardianship" where ("guardianship"."user_id" = $2 and "guardianship"."ended_at" is null)) and "calendar_feed"."guest_name" is not null and ("calendar_feed"."revoked_at" is null and ("calendar_feed"."ends_on" is null or "calendar_feed"."ends_on" >= $3::date) and ("calendar_feed"."guest_name" is null or exists (select from living_guardian g where g.child_id = calendar_feed.child_id and g.user_id = calendar_feed.user_id)))))
order by "calendar_feed"."created_at" asc, "calendar_feed"."id" asc;
