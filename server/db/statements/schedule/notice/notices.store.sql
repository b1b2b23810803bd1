-- The statements of server/schedule/notice/notices.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- dropWaitingChanges
delete from "notice"
where ("notice"."team_id" = $1 and "notice"."event_id" in ($2, …) and "notice"."told_at" is null and "notice"."kind" in ($3, …))
returning "event_id", "arrives_at";

-- findLastTold
select distinct on (v.team_id, v.event_id) v.event_id,
  v.version,
  v.shown
    from json_to_recordset($1::json) k(team_id uuid, id uuid)
      join event_version v on v.team_id = k.team_id and v.event_id = k.id and v.told_at is not null
    order by v.team_id,
  v.event_id,
  v.version desc;

-- findMailedChanges
select "event_id", "told_at"
from "notice"
where ("notice"."team_id" = $1 and "notice"."event_id" in ($2, …) and "notice"."told_at" > $3 and "notice"."mails" > $4 and "notice"."kind" in ($5, …));

-- findMailsOfNews
-- returns at timestamp with time zone
select max(coalesce("notice"."told_at", "notice"."not_before"))
from "notice"
inner join "event" on ("event"."team_id" = "notice"."team_id" and "event"."id" = "notice"."event_id")
where ("notice"."team_id" = $1 and "notice"."kind" = $2 and ("notice"."told_at" > $3 or ("notice"."told_at" is null and "event"."status" = $4)) and "event"."starts_at" <= coalesce("notice"."told_at", "notice"."not_before") + interval '48 hours')
group by date_trunc('second', coalesce("notice"."told_at", "notice"."not_before"));

-- findReaders
select u.id, u.mailbox_key, coalesce(u.first_name, split_part(u.full_name, ' ', 1)) as name
    from living_user l
join "user" u on u.id = l.id
    where u.id in (select json_array_elements_text($1::json));

-- markTold
update event_version v
set told_at = $1::timestamptz
    from json_to_recordset($2::json) k(team_id uuid, event_id uuid, version integer)
    where v.team_id = k.team_id and v.event_id = k.event_id and v.version = k.version;

-- markTold
update notice n
set told_at = $1::timestamptz,
  mails = k.mails
    from json_to_recordset($2::json) k(team_id uuid, id uuid, mails integer)
    where n.team_id = k.team_id and n.id = k.id;

-- takeDueNotices
select "team_id"
from "notice"
where "notice"."told_at" is null and "notice"."not_before" <= $1::timestamptz and ("notice"."kind" in ('moved', 'changed', 'called_off', 'back_on') or not exists (
    select from notice w where w.team_id = "notice"."team_id" and w.event_id = "notice"."event_id" and w.told_at is null
      and w.not_before > $2::timestamptz and w.not_before <= $3::timestamptz + interval '1 minute' and w.kind in ('moved', 'changed', 'called_off', 'back_on')))
order by coalesce("notice"."arrives_at", "notice"."not_before"), "notice"."not_before"
limit $4
for update skip locked;

-- takeDueNotices
select "team_id",
  "id",
  "event_id",
  "kind",
  "membership_ids",
  "event_version",
  "arrives_at",
  "made_at",
  "not_before",
  "told_at",
  "mails"
from "notice"
where ("notice"."team_id" in ($1, …) and "notice"."told_at" is null and "notice"."not_before" <= $2::timestamptz and ("notice"."kind" in ('moved', 'changed', 'called_off', 'back_on') or not exists (
    select from notice w where w.team_id = "notice"."team_id" and w.event_id = "notice"."event_id" and w.told_at is null
      and w.not_before > $3::timestamptz and w.not_before <= $4::timestamptz + interval '1 minute' and w.kind in ('moved', 'changed', 'called_off', 'back_on'))))
order by coalesce("notice"."arrives_at", "notice"."not_before"), "notice"."not_before"
limit $5
for update skip locked;

-- wantUnseen
update notice n
set not_before = least(n.not_before, w.at),
  event_version = w.version,
  arrives_at = least(n.arrives_at, w.arrives_at)
    from json_to_recordset($1::json) w(event_id uuid, at timestamptz, version integer, arrives_at timestamptz)
    where n.team_id = $2::uuid and n.event_id = w.event_id and n.told_at is null and n.kind = 'unseen'
    returning n.event_id;
