-- The statements of server/huddle/account-talk.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- countWords
-- returns number integer
select count(*)::int
from "message"
where ("message"."author_id" = $1 and "message"."withdrawn_at" is null);

-- eraseTalk
delete from "marker"
where "marker"."user_id" = $1
returning "team_id", "huddle_id", "user_id", "read_seq", "seen_seq", "muted_until";

-- eraseTalk
delete from "person_block"
where $1 in ("person_block"."user_id", "person_block"."blocked_id")
returning "user_id", "blocked_id", "made_at";

-- eraseTalk
delete from "reaction"
where "reaction"."user_id" = $1
returning "team_id", "message_id", "user_id", "cheer", "made_at";

-- eraseTalk
delete from "seat"
where "seat"."user_id" = $1
returning "team_id", "huddle_id", "user_id", "since_seq", "seated_by", "seated_at", "left_at", "left_by";

-- findTalk
select "team_id",
  "huddle_id",
  "seq",
  "id",
  "changed",
  "author_id",
  "text",
  "mentions",
  "reply_to",
  "made_at",
  "edited_at",
  "withdrawn_at",
  "withdrawn_by",
  "withdrawn_as"
from "message"
where "message"."author_id" = $1
order by "message"."made_at" asc;

-- findTalk
select "team_id",
  "id",
  "target_kind",
  "target_id",
  "huddle_id",
  "about_user_id",
  "reporter_id",
  "reason",
  "note",
  "copy",
  "goes_to",
  "version",
  "made_at",
  "told_support_at",
  "decided_at",
  "decided_by",
  "decision"
from "report"
where "report"."reporter_id" = $1
order by "report"."made_at" asc;

-- findTalk
select "team_id", "huddle_id", "seq", "number", "text", "until"
from "message_version"
where exists (select from "message" where ("message"."team_id" = "message_version"."team_id" and "message"."huddle_id" = "message_version"."huddle_id" and "message"."seq" = "message_version"."seq" and "message"."author_id" = $1))
order by "message_version"."until" asc;

-- findTalk
select "team_id", "huddle_id", "user_id", "read_seq", "seen_seq", "muted_until"
from "marker"
where "marker"."user_id" = $1;

-- findTalk
select "team_id", "huddle_id", "user_id", "since_seq", "seated_by", "seated_at", "left_at", "left_by"
from "seat"
where "seat"."user_id" = $1
order by "seat"."seated_at" asc;

-- findTalk
select "team_id", "message_id", "user_id", "cheer", "made_at"
from "reaction"
where "reaction"."user_id" = $1
order by "reaction"."made_at" asc;

-- findTalk
select "user_id", "blocked_id", "made_at"
from "person_block"
where "person_block"."user_id" = $1;

-- settleSeats
select settle_seats(array[$1]);
