-- The statements of server/absence/account-absences.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- eraseAbsences
delete from "absence"
where "absence"."user_id" = $1
returning "id",
  "child_id",
  "user_id",
  "first_day",
  "last_day",
  "weekdays",
  "said_by",
  "said_at",
  "version",
  "made_at",
  "valid_from";

-- eraseAbsences
delete from "absence_told"
where "absence_told"."user_id" = $1
returning "absence_id", "user_id", "version";

-- eraseAbsences
delete from "absence_version"
where "absence_version"."user_id" = $1
returning "absence_id",
  "child_id",
  "user_id",
  "first_day",
  "last_day",
  "weekdays",
  "said_by",
  "said_at",
  "version",
  "valid_from",
  "valid_until";

-- findAbsencesFor
select "absence_id",
  "child_id",
  "user_id",
  "first_day",
  "last_day",
  "weekdays",
  "said_by",
  "said_at",
  "version",
  "valid_from",
  "valid_until"
from "absence_version"
where ("absence_version"."user_id" = $1 or "absence_version"."said_by" = $2 or "absence_version"."child_id" in (select "child_id" from "guardianship" where ("guardianship"."user_id" = $3 and "guardianship"."ended_at" is null)))
order by "absence_version"."valid_from" asc, "absence_version"."absence_id" asc;

-- findAbsencesFor
select "absence_id", "user_id", "version"
from "absence_told"
where "absence_told"."user_id" = $1;

-- findAbsencesFor
select "id",
  "child_id",
  "user_id",
  "first_day",
  "last_day",
  "weekdays",
  "said_by",
  "said_at",
  "version",
  "made_at",
  "valid_from"
from "absence"
where ("absence"."user_id" = $1 or "absence"."said_by" = $2 or "absence"."child_id" in (select "child_id" from "guardianship" where ("guardianship"."user_id" = $3 and "guardianship"."ended_at" is null)))
order by "absence"."first_day" asc, "absence"."id" asc;

-- findAbsencesFor
select "team_id",
  "membership_id",
  "said_by",
  "said_at",
  "since",
  "until",
  "paused_at",
  "confirmed_at",
  "version",
  "is_taken",
  "valid_from"
from "usual_yes"
where "usual_yes"."said_by" = $1
order by "usual_yes"."since" asc, "usual_yes"."membership_id" asc;

-- findAbsencesFor
select "team_id",
  "membership_id",
  "said_by",
  "said_at",
  "since",
  "until",
  "paused_at",
  "confirmed_at",
  "version",
  "is_taken",
  "valid_from"
from "usual_yes"
where ("usual_yes"."said_by" = $1 or ("usual_yes"."team_id" = $2 and "usual_yes"."membership_id" = $3) or ("usual_yes"."team_id" = $4 and "usual_yes"."membership_id" = $5) or ("usual_yes"."team_id" = $6 and "usual_yes"."membership_id" = $7))
order by "usual_yes"."since" asc, "usual_yes"."membership_id" asc;

-- findAbsencesFor
select "team_id",
  "membership_id",
  "said_by",
  "said_at",
  "since",
  "until",
  "paused_at",
  "confirmed_at",
  "version",
  "is_taken",
  "valid_from"
from "usual_yes"
where ("usual_yes"."said_by" = $1 or ("usual_yes"."team_id" = $2 and "usual_yes"."membership_id" = $3) or ("usual_yes"."team_id" = $4 and "usual_yes"."membership_id" = $5))
order by "usual_yes"."since" asc, "usual_yes"."membership_id" asc;

-- findAbsencesFor
select "team_id",
  "membership_id",
  "said_by",
  "said_at",
  "since",
  "until",
  "paused_at",
  "confirmed_at",
  "version",
  "is_taken",
  "valid_from"
from "usual_yes"
where ("usual_yes"."said_by" = $1 or ("usual_yes"."team_id" = $2 and "usual_yes"."membership_id" = $3))
order by "usual_yes"."since" asc, "usual_yes"."membership_id" asc;

-- findAbsencesFor
select "team_id",
  "membership_id",
  "said_by",
  "said_at",
  "until",
  "paused_at",
  "is_taken",
  "version",
  "valid_from",
  "valid_until"
from "usual_yes_version"
where "usual_yes_version"."said_by" = $1
order by "usual_yes_version"."valid_from" asc, "usual_yes_version"."membership_id" asc;

-- findAbsencesFor
select "team_id",
  "membership_id",
  "said_by",
  "said_at",
  "until",
  "paused_at",
  "is_taken",
  "version",
  "valid_from",
  "valid_until"
from "usual_yes_version"
where ("usual_yes_version"."said_by" = $1 or ("usual_yes_version"."team_id" = $2 and "usual_yes_version"."membership_id" = $3) or ("usual_yes_version"."team_id" = $4 and "usual_yes_version"."membership_id" = $5) or ("usual_yes_version"."team_id" = $6 and "usual_yes_version"."membership_id" = $7))
order by "usual_yes_version"."valid_from" asc, "usual_yes_version"."membership_id" asc;

-- findAbsencesFor
select "team_id",
  "membership_id",
  "said_by",
  "said_at",
  "until",
  "paused_at",
  "is_taken",
  "version",
  "valid_from",
  "valid_until"
from "usual_yes_version"
where ("usual_yes_version"."said_by" = $1 or ("usual_yes_version"."team_id" = $2 and "usual_yes_version"."membership_id" = $3) or ("usual_yes_version"."team_id" = $4 and "usual_yes_version"."membership_id" = $5))
order by "usual_yes_version"."valid_from" asc, "usual_yes_version"."membership_id" asc;

-- findAbsencesFor
select "team_id",
  "membership_id",
  "said_by",
  "said_at",
  "until",
  "paused_at",
  "is_taken",
  "version",
  "valid_from",
  "valid_until"
from "usual_yes_version"
where ("usual_yes_version"."said_by" = $1 or ("usual_yes_version"."team_id" = $2 and "usual_yes_version"."membership_id" = $3))
order by "usual_yes_version"."valid_from" asc, "usual_yes_version"."membership_id" asc;
