-- The statements of server/schedule/whistle/ladder.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- endLadders
delete from ladder using json_to_recordset($1::json) k(team_id uuid, event_id uuid)
    where ladder.team_id = k.team_id and ladder.event_id = k.event_id;

-- lookAgain
update "ladder"
set "due_at" = least("ladder"."due_at", $1::timestamptz)
where ("ladder"."team_id" = $2 and "ladder"."event_id" = $3);

-- moveOn
update ladder
set done_at = n.done_at, due_at = n.due_at
from (select "team_id", "event_id", "notice_version", "told_at", "arrives_at", "done_at", "due_at" from json_populate_recordset(null::"ladder", $1::json)) n
    where ladder.team_id = n.team_id and ladder.event_id = n.event_id;

-- readClimbs
-- returns isTeamLiving boolean, isReplaced boolean, isChangeWaiting boolean, isAnybodyToCall boolean, hadList boolean
select "ladder"."team_id",
  "ladder"."event_id",
  "ladder"."notice_version",
  "ladder"."told_at",
  "ladder"."arrives_at",
  "ladder"."done_at",
  "ladder"."due_at",
  "event"."team_id",
  "event"."id",
  "event"."series_id",
  "event"."series_day",
  "event"."own_fields",
  "event"."kind",
  "event"."title",
  "event"."opponent",
  "event"."side",
  "event"."timing",
  "event"."time_zone",
  "event"."starts_local",
  "event"."ends_local",
  "event"."duration_minutes",
  "event"."arrive_minutes",
  "event"."first_day",
  "event"."last_day",
  "event"."starts_at",
  "event"."ends_at",
  "event"."arrives_at",
  "event"."is_in_repeated_hour",
  "event"."venue_id",
  "event"."venue_detail",
  "event"."kit",
  "event"."notes",
  "event"."status",
  "event"."called_off_for",
  "event"."called_off_note",
  "event"."asks",
  "event"."answer_by",
  "event"."import_key",
  "event"."import_version",
  "event"."reminded_at",
  "event"."version",
  "event"."time_version",
  "event"."notice_version",
  "event"."created_by",
  "event"."created_at",
  "event"."changed_at",
  "team"."archived_at" is null,
  exists (
    select from event_version o join event_version n on n.team_id = o.team_id and n.event_id = o.event_id and n.version = "event"."notice_version"
    where o.team_id = ladder.team_id and o.event_id = ladder.event_id and o.version = ladder.notice_version and o.version <> n.version
      and is_rung(o.shown, n.shown)),
  (exists (
    select from event_version o join event_version n on n.team_id = o.team_id and n.event_id = o.event_id and n.version = "event"."notice_version"
    where o.team_id = ladder.team_id and o.event_id = ladder.event_id and o.version = ladder.notice_version and o.version <> n.version
      and is_rung(o.shown, n.shown)) and exists (
  select from notice w where w.team_id = "event"."team_id" and w.event_id = "event"."id" and w.told_at is null and w.kind in ('moved', 'changed', 'called_off', 'back_on'))),
  ("event"."team_id", "event"."id") in (select * from events_to_call($1::json)),
  "call_list"."notice_version",
  exists (select from call_list c where c.team_id = "event"."team_id" and c.event_id = "event"."id")
from "ladder"
inner join "event" on ("event"."team_id" = "ladder"."team_id" and "event"."id" = "ladder"."event_id")
inner join "team" on "team"."id" = "event"."team_id"
left join "call_list" on ("call_list"."team_id" = "event"."team_id" and "call_list"."event_id" = "event"."id" and "call_list"."closed_at" is null)
where ("ladder"."team_id", "ladder"."event_id") in (select * from json_to_recordset($2::json) k(team_id uuid, event_id uuid));

-- startLadders
insert into "ladder" ("team_id", "event_id", "notice_version", "told_at", "arrives_at", "done_at", "due_at")
values ($1, $2, $3, $4, $5, $6, $7)
on conflict ("team_id","event_id") do update
set "notice_version" = case when exists (
    select from event_version o join event_version n on n.team_id = o.team_id and n.event_id = o.event_id and n.version = excluded.notice_version
    where o.team_id = ladder.team_id and o.event_id = ladder.event_id and o.version = ladder.notice_version and o.version <> n.version
      and is_rung(o.shown, n.shown)) then excluded."notice_version" else ladder."notice_version" end,
  "told_at" = case when exists (
    select from event_version o join event_version n on n.team_id = o.team_id and n.event_id = o.event_id and n.version = excluded.notice_version
    where o.team_id = ladder.team_id and o.event_id = ladder.event_id and o.version = ladder.notice_version and o.version <> n.version
      and is_rung(o.shown, n.shown)) then excluded."told_at" else ladder."told_at" end,
  "arrives_at" = case when exists (
    select from event_version o join event_version n on n.team_id = o.team_id and n.event_id = o.event_id and n.version = excluded.notice_version
    where o.team_id = ladder.team_id and o.event_id = ladder.event_id and o.version = ladder.notice_version and o.version <> n.version
      and is_rung(o.shown, n.shown)) then excluded.arrives_at else least(ladder.arrives_at, excluded.arrives_at) end,
  "done_at" = case when exists (
    select from event_version o join event_version n on n.team_id = o.team_id and n.event_id = o.event_id and n.version = excluded.notice_version
    where o.team_id = ladder.team_id and o.event_id = ladder.event_id and o.version = ladder.notice_version and o.version <> n.version
      and is_rung(o.shown, n.shown)) then excluded."done_at" else ladder."done_at" end,
  "due_at" = case when exists (
    select from event_version o join event_version n on n.team_id = o.team_id and n.event_id = o.event_id and n.version = excluded.notice_version
    where o.team_id = ladder.team_id and o.event_id = ladder.event_id and o.version = ladder.notice_version and o.version <> n.version
      and is_rung(o.shown, n.shown)) then excluded.due_at else least(ladder.due_at, excluded.due_at) end
where "ladder"."notice_version" < excluded.notice_version;

-- takeDueLadders
select "team_id", "event_id", "notice_version", "told_at", "arrives_at", "done_at", "due_at"
from "ladder"
where "ladder"."due_at" <= $1::timestamptz
order by "ladder"."due_at"
limit $2
for update skip locked;
