-- The statements of server/schedule/time/zone-rules.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findZonesOf
select distinct e.time_zone as zone
from json_array_elements_text($1::json) k(id)
cross join lateral (
      select e.time_zone from event e
      where e.team_id = k.id::uuid and e.first_day >= $2::date and e.ends_at > $3::timestamptz offset 0) e;

-- keepZoneRules
insert into "zone_rules" ("time_zone", "fingerprint", "checked_at")
values ($1, $2, $3)
on conflict ("time_zone") do update
set "fingerprint" = excluded.fingerprint, "checked_at" = excluded.checked_at;

-- lockEvents
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
where ("event"."team_id" in ($1, …) and "event"."id" in ($2, …))
order by "event"."team_id" asc, "event"."id" asc for no key update;

-- readComing
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
where ("event"."team_id" in ($1, …) and "event"."first_day" >= $2::date and "event"."ends_at" > $3 and "event"."time_zone" in ($4, …) and ("event"."team_id", "event"."id") > ($5::uuid, $6::uuid))
order by "event"."team_id" asc, "event"."id" asc
limit $7;

-- readComing
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
where ("event"."team_id" in ($1, …) and "event"."first_day" >= $2::date and "event"."ends_at" > $3 and "event"."time_zone" in ($4, …))
order by "event"."team_id" asc, "event"."id" asc
limit $5;

-- readZoneRules
select "time_zone", "fingerprint", "checked_at"
from "zone_rules";

-- teamsAfter
select "id"
from "team"
order by "team"."id" asc
limit $1;
