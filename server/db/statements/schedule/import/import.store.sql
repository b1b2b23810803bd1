-- The statements of server/schedule/import/import.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- insertImported
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

-- listImported
select "id", "import_key", "title", "opponent", "first_day"
from "event"
where ("event"."team_id" = $1 and "event"."import_key" is not null and "event"."ends_at" > $2 and "event"."status" = $3)
order by "event"."first_day" asc, "event"."id" asc;

-- lockImported
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
where ("event"."team_id" = $1 and "event"."import_key" in ($2, …))
order by "event"."id" asc for no key update;
