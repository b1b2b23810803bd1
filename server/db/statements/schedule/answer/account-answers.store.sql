-- The statements of server/schedule/answer/account-answers.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findAnswers
select "team_id",
  "event_id",
  "membership_id",
  "answer",
  "note",
  "note_by",
  "answered_by",
  "answered_via",
  "answered_at",
  "answered_event_version",
  "answer_version",
  "seen_version",
  "seen_by",
  "seen_at",
  "seen_via",
  "told_by",
  "told_over",
  "nudged_at",
  "attendance",
  "attendance_by",
  "attendance_at"
from "participation"
where ("participation"."team_id" = $1 and "participation"."membership_id" = $2)
order by "participation"."team_id" asc, "participation"."event_id" asc;

-- findAnswers
select "team_id",
  "event_id",
  "membership_id",
  "answer",
  "note",
  "note_by",
  "answered_by",
  "answered_via",
  "answered_at",
  "answered_event_version",
  "answer_version",
  "seen_version",
  "seen_by",
  "seen_at",
  "seen_via",
  "told_by",
  "told_over",
  "nudged_at",
  "attendance",
  "attendance_by",
  "attendance_at"
from "participation"
where (("participation"."team_id" = $1 and "participation"."membership_id" = $2) or ("participation"."team_id" = $3 and "participation"."membership_id" = $4) or ("participation"."team_id" = $5 and "participation"."membership_id" = $6))
order by "participation"."team_id" asc, "participation"."event_id" asc;

-- findAnswers
select "team_id",
  "event_id",
  "membership_id",
  "answer",
  "note",
  "note_by",
  "answered_by",
  "answered_via",
  "answered_at",
  "answered_event_version",
  "answer_version",
  "seen_version",
  "seen_by",
  "seen_at",
  "seen_via",
  "told_by",
  "told_over",
  "nudged_at",
  "attendance",
  "attendance_by",
  "attendance_at"
from "participation"
where (("participation"."team_id" = $1 and "participation"."membership_id" = $2) or ("participation"."team_id" = $3 and "participation"."membership_id" = $4))
order by "participation"."team_id" asc, "participation"."event_id" asc;

-- findAnswersGiven
select "team_id", "event_id", "id", "membership_id", "answer", "said_by", "via", "event_version", "at"
from "answer_log"
where ("answer_log"."team_id" in (
  select m.team_id from membership m where m.user_id = $1
  union select m.team_id from guardianship g join membership m on m.child_id = g.child_id where g.user_id = $2) and "answer_log"."said_by" = $3)
order by "answer_log"."at" desc;

-- findEvents
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
where (("event"."team_id" = $1 and "event"."id" in ($2, …)) and ("event"."team_id" in ($3, …) or "event"."ends_at" <= now()))
order by "event"."starts_at" asc, "event"."id" asc;

-- findEvents
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
where (("event"."team_id" = $1 and "event"."id" in ($2, …)) and (false or "event"."ends_at" <= now()))
order by "event"."starts_at" asc, "event"."id" asc;

-- findEvents
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
where ((("event"."team_id" = $1 and "event"."id" in ($2, …)) or ("event"."team_id" = $3 and "event"."id" in ($4, …))) and ("event"."team_id" in ($5, …) or "event"."ends_at" <= now()))
order by "event"."starts_at" asc, "event"."id" asc;

-- findNotes
select "team_id",
  "event_id",
  "membership_id",
  "answer",
  "note",
  "note_by",
  "answered_by",
  "answered_via",
  "answered_at",
  "answered_event_version",
  "answer_version",
  "seen_version",
  "seen_by",
  "seen_at",
  "seen_via",
  "told_by",
  "told_over",
  "nudged_at",
  "attendance",
  "attendance_by",
  "attendance_at"
from "participation"
where ("participation"."team_id" in (
  select m.team_id from membership m where m.user_id = $1
  union select m.team_id from guardianship g join membership m on m.child_id = g.child_id where g.user_id = $2) and "participation"."note_by" = $3 and "participation"."note" is not null and not (("participation"."team_id" = $4 and "participation"."membership_id" = $5)))
order by "participation"."team_id" asc, "participation"."event_id" asc;

-- findNotes
select "team_id",
  "event_id",
  "membership_id",
  "answer",
  "note",
  "note_by",
  "answered_by",
  "answered_via",
  "answered_at",
  "answered_event_version",
  "answer_version",
  "seen_version",
  "seen_by",
  "seen_at",
  "seen_via",
  "told_by",
  "told_over",
  "nudged_at",
  "attendance",
  "attendance_by",
  "attendance_at"
from "participation"
where ("participation"."team_id" in (
  select m.team_id from membership m where m.user_id = $1
  union select m.team_id from guardianship g join membership m on m.child_id = g.child_id where g.user_id = $2) and "participation"."note_by" = $3 and "participation"."note" is not null and not ((("participation"."team_id" = $4 and "participation"."membership_id" = $5) or ("participation"."team_id" = $6 and "participation"."membership_id" = $7) or ("participation"."team_id" = $8 and "participation"."membership_id" = $9))))
order by "participation"."team_id" asc, "participation"."event_id" asc;

-- findNotes
select "team_id",
  "event_id",
  "membership_id",
  "answer",
  "note",
  "note_by",
  "answered_by",
  "answered_via",
  "answered_at",
  "answered_event_version",
  "answer_version",
  "seen_version",
  "seen_by",
  "seen_at",
  "seen_via",
  "told_by",
  "told_over",
  "nudged_at",
  "attendance",
  "attendance_by",
  "attendance_at"
from "participation"
where ("participation"."team_id" in (
  select m.team_id from membership m where m.user_id = $1
  union select m.team_id from guardianship g join membership m on m.child_id = g.child_id where g.user_id = $2) and "participation"."note_by" = $3 and "participation"."note" is not null and not ((("participation"."team_id" = $4 and "participation"."membership_id" = $5) or ("participation"."team_id" = $6 and "participation"."membership_id" = $7))))
order by "participation"."team_id" asc, "participation"."event_id" asc;

-- findNotes
select "team_id",
  "event_id",
  "membership_id",
  "answer",
  "note",
  "note_by",
  "answered_by",
  "answered_via",
  "answered_at",
  "answered_event_version",
  "answer_version",
  "seen_version",
  "seen_by",
  "seen_at",
  "seen_via",
  "told_by",
  "told_over",
  "nudged_at",
  "attendance",
  "attendance_by",
  "attendance_at"
from "participation"
where ("participation"."team_id" in (
  select m.team_id from membership m where m.user_id = $1
  union select m.team_id from guardianship g join membership m on m.child_id = g.child_id where g.user_id = $2) and "participation"."note_by" = $3 and "participation"."note" is not null)
order by "participation"."team_id" asc, "participation"."event_id" asc;
