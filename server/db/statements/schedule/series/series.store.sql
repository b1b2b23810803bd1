-- The statements of server/schedule/series/series.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- changeSeriesRow
update "series"
set "weekdays" = $1,
  "every_weeks" = $2,
  "first_day" = $3,
  "last_day" = $4,
  "skip_days" = $5,
  "fields" = $6,
  "version" = "series"."version" + 1
where ("series"."team_id" = $7 and "series"."id" = $8);

-- changeSeriesRow
update "series"
set "weekdays" = $1,
  "every_weeks" = $2,
  "first_day" = $3,
  "last_day" = $4,
  "skip_days" = $5,
  "version" = "series"."version" + 1
where ("series"."team_id" = $6 and "series"."id" = $7);

-- countOffTogether
select count(*)::int as count
from event e,
  lateral (select o.id, o.ends_at from
  event_version v join event_version w on w.team_id = v.team_id and w.made_at = v.made_at
    join event o on o.team_id = w.team_id and o.id = w.event_id and o.notice_version = w.version
  where v.team_id = e.team_id and v.event_id = e.id and v.version = e.notice_version
    and o.status = e.status and o.series_day > e.series_day) o
    where e.team_id = $1::uuid and e.id = $2::uuid and e.status = 'called_off' and o.ends_at > $3::timestamptz;

-- deleteSeries
delete from "event"
where ("event"."team_id" = $1 and "event"."series_id" = $2);

-- deleteSeries
delete from "series"
where ("series"."team_id" = $1 and "series"."id" = $2);

-- findEventsOfSeries
select "team_id",
  "id",
  "series_id",
  "series_day",
  "own_fields",
  "kind",
  "title",
  "opponent",
  "side",
  "timing",
  "time_zone",
  "starts_local",
  "ends_local",
  "duration_minutes",
  "arrive_minutes",
  "first_day",
  "last_day",
  "starts_at",
  "ends_at",
  "arrives_at",
  "is_in_repeated_hour",
  "venue_id",
  "venue_detail",
  "kit",
  "notes",
  "status",
  "called_off_for",
  "called_off_note",
  "asks",
  "answer_by",
  "import_key",
  "import_version",
  "reminded_at",
  "version",
  "time_version",
  "notice_version",
  "created_by",
  "created_at",
  "changed_at"
from "event"
where ("event"."team_id" = $1 and "event"."series_id" = $2);

-- findLaterOn
select o.id
from event e
      join event o on o.team_id = e.team_id and o.series_id = e.series_id and o.series_day > e.series_day
    where e.team_id = $1::uuid and e.id = $2::uuid and o.status = 'on' and o.ends_at > $3::timestamptz;

-- findPastSeries
select "team_id",
  "id",
  "split_from",
  "weekdays",
  "every_weeks",
  "first_day",
  "last_day",
  "skip_days",
  "fields",
  "version",
  "created_by",
  "created_at"
from "series"
where ("series"."team_id" = $1 and "series"."id" in ($2, …));

-- findPastSeries
with recursive chain as (
      select s.id, s.id as root from series s where s.team_id = $1::uuid
        and not exists (select from series p where p.team_id = s.team_id and p.id = s.split_from)
      union all
      select s.id, c.root from chain c join series s on s.team_id = $2::uuid and s.split_from = c.id)
    select o.id
from (
      select distinct on (c.root) s.id, s.last_day, s.fields from chain c
        join series s on s.team_id = $3::uuid and s.id = c.id
      order by c.root, s.last_day desc, s.created_at desc, s.id) o
    where o.last_day >= $4::date and o.last_day < $5::date
      and o.fields->>'kind' not in ('game', 'tournament')
    order by o.last_day desc,
  o.id
limit 50;

-- findSeries
select "team_id",
  "id",
  "split_from",
  "weekdays",
  "every_weeks",
  "first_day",
  "last_day",
  "skip_days",
  "fields",
  "version",
  "created_by",
  "created_at"
from "series"
where ("series"."team_id" = $1 and "series"."id" = $2);

-- insertEvents
insert into "event" ("team_id", "id", "series_id", "series_day", "own_fields", "kind", "title", "opponent", "side", "timing", "time_zone", "starts_local", "ends_local", "duration_minutes", "arrive_minutes", "first_day", "last_day", "starts_at", "ends_at", "arrives_at", "is_in_repeated_hour", "venue_id", "venue_detail", "kit", "notes", "status", "called_off_for", "called_off_note", "asks", "answer_by", "import_key", "import_version", "reminded_at", "version", "time_version", "notice_version", "created_by", "created_at", "changed_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39)
returning "team_id",
  "id",
  "series_id",
  "series_day",
  "own_fields",
  "kind",
  "title",
  "opponent",
  "side",
  "timing",
  "time_zone",
  "starts_local",
  "ends_local",
  "duration_minutes",
  "arrive_minutes",
  "first_day",
  "last_day",
  "starts_at",
  "ends_at",
  "arrives_at",
  "is_in_repeated_hour",
  "venue_id",
  "venue_detail",
  "kit",
  "notes",
  "status",
  "called_off_for",
  "called_off_note",
  "asks",
  "answer_by",
  "import_key",
  "import_version",
  "reminded_at",
  "version",
  "time_version",
  "notice_version",
  "created_by",
  "created_at",
  "changed_at";

-- insertSeries
insert into "series" ("team_id", "id", "split_from", "weekdays", "every_weeks", "first_day", "last_day", "skip_days", "fields", "version", "created_by", "created_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
returning "team_id",
  "id",
  "split_from",
  "weekdays",
  "every_weeks",
  "first_day",
  "last_day",
  "skip_days",
  "fields",
  "version",
  "created_by",
  "created_at";

-- isSeriesKnown
select
from event e
join participation p on p.team_id = e.team_id and p.event_id = e.id
    where e.team_id = $1::uuid and e.series_id = $2::uuid
limit 1;

-- lockChangedTogether
select "team_id",
  "id",
  "series_id",
  "series_day",
  "own_fields",
  "kind",
  "title",
  "opponent",
  "side",
  "timing",
  "time_zone",
  "starts_local",
  "ends_local",
  "duration_minutes",
  "arrive_minutes",
  "first_day",
  "last_day",
  "starts_at",
  "ends_at",
  "arrives_at",
  "is_in_repeated_hour",
  "venue_id",
  "venue_detail",
  "kit",
  "notes",
  "status",
  "called_off_for",
  "called_off_note",
  "asks",
  "answer_by",
  "import_key",
  "import_version",
  "reminded_at",
  "version",
  "time_version",
  "notice_version",
  "created_by",
  "created_at",
  "changed_at"
from "event"
where ("event"."team_id" = $1 and "event"."id" in (select o.id from event e, lateral (select o.id from
  event_version v join event_version w on w.team_id = v.team_id and w.made_at = v.made_at
    join event o on o.team_id = w.team_id and o.id = w.event_id and o.notice_version = w.version
  where v.team_id = e.team_id and v.event_id = e.id and v.version = e.notice_version
    and o.status = e.status and o.series_day > e.series_day) o
          where e.team_id = $2::uuid and e.id = $3::uuid))
order by "event"."id" asc for no key update;

-- lockEventsOfSeries
select "team_id",
  "id",
  "series_id",
  "series_day",
  "own_fields",
  "kind",
  "title",
  "opponent",
  "side",
  "timing",
  "time_zone",
  "starts_local",
  "ends_local",
  "duration_minutes",
  "arrive_minutes",
  "first_day",
  "last_day",
  "starts_at",
  "ends_at",
  "arrives_at",
  "is_in_repeated_hour",
  "venue_id",
  "venue_detail",
  "kit",
  "notes",
  "status",
  "called_off_for",
  "called_off_note",
  "asks",
  "answer_by",
  "import_key",
  "import_version",
  "reminded_at",
  "version",
  "time_version",
  "notice_version",
  "created_by",
  "created_at",
  "changed_at"
from "event"
where ("event"."team_id" = $1 and "event"."series_id" = $2)
order by "event"."id" asc for no key update;

-- lockSeries
select "team_id",
  "id",
  "split_from",
  "weekdays",
  "every_weeks",
  "first_day",
  "last_day",
  "skip_days",
  "fields",
  "version",
  "created_by",
  "created_at"
from "series"
where ("series"."team_id" = $1 and "series"."id" = $2) for no key update;

-- takeOver
update "event"
set "series_id" = $1
where ("event"."team_id" = $2 and "event"."series_id" = $3 and "event"."series_day" >= $4);
