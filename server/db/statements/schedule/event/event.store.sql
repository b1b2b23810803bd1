-- The statements of server/schedule/event/event.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- countAnswers
-- returns count integer
select count(distinct (p.event_id, coalesce(older.id, m.id)))::int
from participation p
join membership m on m.team_id = p.team_id and m.id = p.membership_id and m.ended_at is null
        left join child_state s on s.child_id = m.child_id
left join lateral (
  select o.id from same_player j
    join membership o on o.team_id = j.team_id and o.id = j.counts_as and o.ended_at is null
    left join child oc on oc.id = o.child_id
  where j.team_id = m.team_id and j.membership_id = m.id and oc.deleted_at is null) older on true
where p.team_id = $1::uuid and p.answer is not null and (m.child_id is null or s.is_frozen = false)
        and (m.user_id is null or exists (select from living_user l where l.id = m.user_id))
        and p.event_id in (select k.id::uuid from json_array_elements_text($2::json) k(id));

-- countEventsToCome
-- returns count integer
select count(*)::int
from "event"
where ("event"."team_id" = $1 and "event"."ends_at" > $2);

-- deleteEvent
delete from "event"
where ("event"."team_id" = $1 and "event"."id" = $2);

-- deleteEvents
delete from "event"
where ("event"."team_id" = $1 and "event"."id" in ($2, …));

-- findEvent
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
where ("event"."team_id" = $1 and "event"."id" = $2);

-- findEventsOfTeams
select "event"."team_id",
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
  "team"."name"
from "event"
inner join "team" on ("team"."id" = "event"."team_id" and "team"."archived_at" is null)
where ("event"."team_id", "event"."id") in (select k.team_id, k.id from json_to_recordset($1::json) k(team_id uuid, id uuid));

-- findKnownToFamilies
select "event_id"
from "participation"
where ("participation"."team_id" = $1 and "participation"."event_id" in ($2, …))
group by "participation"."event_id";

-- findVenueNames
select "team_id", "id", "name"
from "venue"
where ("venue"."team_id", "venue"."id") in (select k.team_id, k.id from json_to_recordset($1::json) k(team_id uuid, id uuid));

-- holdEvent
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
where ("event"."team_id" = $1 and "event"."id" = $2) for share;

-- insertEvent
insert into "event" ("team_id", "id", "series_id", "series_day", "own_fields", "kind", "title", "opponent", "side", "timing", "time_zone", "starts_local", "ends_local", "duration_minutes", "arrive_minutes", "first_day", "last_day", "starts_at", "ends_at", "arrives_at", "is_in_repeated_hour", "venue_id", "venue_detail", "kit", "notes", "status", "called_off_for", "called_off_note", "asks", "answer_by", "import_key", "import_version", "reminded_at", "version", "time_version", "notice_version", "created_by", "created_at", "changed_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39);

-- keepVersions
insert into "event_version" ("team_id", "event_id", "version", "shown", "made_by", "made_at", "told_at") select "team_id",
  "event_id",
  "version",
  "shown",
  "made_by",
  "made_at",
  "told_at"
from json_populate_recordset(null::"event_version", $1::json)
on conflict do nothing;

-- lockEvent
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
where ("event"."team_id" = $1 and "event"."id" = $2) for no key update;

-- lockWholeEvent
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
where ("event"."team_id" = $1 and "event"."id" = $2) for update;

-- lockWholeEvents
select "id"
from "event"
where ("event"."team_id" = $1 and "event"."id" in ($2, …))
order by "event"."id" asc for update;

-- updateEvents
update event e
set "series_id" = n."series_id",
  "series_day" = n."series_day",
  "own_fields" = n."own_fields",
  "kind" = n."kind",
  "title" = n."title",
  "opponent" = n."opponent",
  "side" = n."side",
  "timing" = n."timing",
  "time_zone" = n."time_zone",
  "starts_local" = n."starts_local",
  "ends_local" = n."ends_local",
  "duration_minutes" = n."duration_minutes",
  "arrive_minutes" = n."arrive_minutes",
  "first_day" = n."first_day",
  "last_day" = n."last_day",
  "starts_at" = n."starts_at",
  "ends_at" = n."ends_at",
  "arrives_at" = n."arrives_at",
  "is_in_repeated_hour" = n."is_in_repeated_hour",
  "venue_id" = n."venue_id",
  "venue_detail" = n."venue_detail",
  "kit" = n."kit",
  "notes" = n."notes",
  "status" = n."status",
  "called_off_for" = n."called_off_for",
  "called_off_note" = n."called_off_note",
  "asks" = n."asks",
  "answer_by" = n."answer_by",
  "import_key" = n."import_key",
  "import_version" = n."import_version",
  "reminded_at" = n."reminded_at",
  "version" = n."version",
  "time_version" = n."time_version",
  "notice_version" = n."notice_version",
  "created_by" = n."created_by",
  "created_at" = n."created_at",
  "changed_at" = n."changed_at"
from (select "team_id", "id", "series_id", "series_day", "own_fields", "kind", "title", "opponent", "side", "timing", "time_zone", "starts_local", "ends_local", "duration_minutes", "arrive_minutes", "first_day", "last_day", "starts_at", "ends_at", "arrives_at", "is_in_repeated_hour", "venue_id", "venue_detail", "kit", "notes", "status", "called_off_for", "called_off_note", "asks", "answer_by", "import_key", "import_version", "reminded_at", "version", "time_version", "notice_version", "created_by", "created_at", "changed_at" from json_populate_recordset(null::"event", $1::json)) n
where e.team_id = n.team_id and e.id = n.id;
