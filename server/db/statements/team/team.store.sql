-- The statements of server/team/team.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- changeTeam
delete from "farewell_notice"
where "farewell_notice"."team_id" = $1;

-- changeTeam
update "team"
set "colour_one" = $1, "colour_two" = $2, "version" = "team"."version" + 1
where "team"."id" = $3
returning "version";

-- changeTeam
update "team"
set "name" = $1, "colour_one" = $2, "colour_two" = $3, "version" = "team"."version" + 1
where "team"."id" = $4
returning "version";

-- changeTeam
update "team"
set "name" = $1, "version" = "team"."version" + 1
where "team"."id" = $2
returning "version";

-- changeTeam
update "team"
set "version" = "team"."version" + 1
where "team"."id" = $1
returning "version";

-- changeTeam
update "team"
set "version" = "team"."version" + 1, "answers_shown_to" = $1
where "team"."id" = $2
returning "version";

-- changeTeam
update "team"
set "version" = "team"."version" + 1, "archived_at" = $1
where "team"."id" = $2
returning "version";

-- changeTeam
update "team"
set "version" = "team"."version" + 1, "takes_usual" = $1
where "team"."id" = $2
returning "version";

-- closeOpenSeason
update "season"
set "closed_at" = $1, "version" = "season"."version" + 1
where ("season"."team_id" = $2 and "season"."closed_at" is null)
returning "id";

-- countStaffTeams
-- returns count integer
select count(*)::int
from membership m
join team t on t.id = m.team_id
        where m.user_id = $1 and m.ended_at is null and m.roles && '{coach,manager}' and t.archived_at is null;

-- endBar
update "team_bar"
set "lifted_at" = $1, "lifted_by" = $2
where ("team_bar"."team_id" = $3 and "team_bar"."user_id" = $4 and "team_bar"."lifted_at" is null)
returning "id";

-- findTeamName
select "name"
from "team"
where ("team"."id" = $1 and "team"."archived_at" is null);

-- insertTeam
insert into "team" ("id", "name", "sport", "age_group", "colour_one", "colour_two", "time_zone", "version", "created_at", "created_by", "archived_at", "take_over_by", "take_over_asked_at", "answers_shown_to", "takes_usual")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15);

-- lockTeam
-- returns isThere boolean
select exists (select from living_manager where team_id = $1::uuid)
from (select 1) as one;

-- lockTeam
select "id",
  "name",
  "sport",
  "age_group",
  "colour_one",
  "colour_two",
  "time_zone",
  "version",
  "created_at",
  "created_by",
  "archived_at",
  "take_over_by",
  "take_over_asked_at",
  "answers_shown_to",
  "takes_usual"
from "team"
where "team"."id" = $1 for no key update;

-- putSeason
insert into "season" ("team_id", "id", "name", "starts_on", "ends_on", "closed_at", "version")
values ($1, $2, $3, $4, $5, $6, $7);

-- putSeason
update "season"
set "name" = $1, "starts_on" = $2, "ends_on" = $3, "version" = "season"."version" + 1
where ("season"."team_id" = $4 and "season"."closed_at" is null)
returning "id";

-- requireOpenTeam
select "archived_at"
from "team"
where "team"."id" = $1;

-- setUsualTaken
update "usual_yes"
set "is_taken" = $1, "valid_from" = $2
where ("usual_yes"."team_id" = $3 and "usual_yes"."is_taken" <> $4);

-- teamsOf
-- returns id uuid,
--   name text,
--   sport text,
--   ageGroup text,
--   colourOne text,
--   colourTwo text,
--   archivedAt timestamp with time zone,
--   standings json,
--   waiting integer
select t.id,
  t.name,
  t.sport,
  t.age_group,
  t.colour_one,
  t.colour_two,
  t.archived_at,
  mine.standings,
  case when mine.is_staff then (
        select count(*)::int from join_request r where r.team_id = t.id and (
  r.decided_at is null and r.created_at > $1::timestamptz - interval '30 days'
  and (r.child_id is null or r.guardian_ok_at is not null)
  and (r.asked_guardians_at is null or r.asked_guardians_at <= $2::timestamptz - interval '72 hours' or not exists (
    select from circle_request q where q.id = r.circle_request_id and (q.decided_at is null or q.decision = 'approved')))
  and case when r.child_id is null
    then exists (select from "user" a where a.id = r.user_id and is_fit_adult(a))
    else exists (select from living_guardian g where g.child_id = r.child_id and g.user_id = r.user_id) end
  and not exists (select from team_bar b where b.team_id = r.team_id and b.user_id = r.user_id and b.lifted_at is null))) else 0 end
from (
        select r.team_id, bool_or(r.via = 'self' and r.roles && '{coach,manager}') as is_staff,
          json_agg(json_build_object('via', r.via, 'roles', r.roles, 'membership_id', r.membership_id, 'child_id', r.child_id,
            'child_first_name', c.first_name) order by r.via = 'self' desc, c.first_name, r.membership_id, r.via) as standings
        from team_reach r left join child c on c.id = r.child_id
        where r.user_id = $3 and r.via <> 'own'
        group by r.team_id) as mine
join team t on t.id = mine.team_id
order by t.archived_at is not null, lower(t.name), t.id;

-- wholeTeam
-- returns id uuid,
--   name text,
--   sport text,
--   ageGroup text,
--   colourOne text,
--   colourTwo text,
--   archivedAt timestamp with time zone,
--   timeZone text,
--   answersShownTo text,
--   takesUsual boolean,
--   version integer,
--   seasons json,
--   players integer,
--   staff integer,
--   requests integer,
--   isResting boolean,
--   isUnseen boolean,
--   takeOver json,
--   bars json,
--   childNames json
select t.id,
  t.name,
  t.sport,
  t.age_group,
  t.colour_one,
  t.colour_two,
  t.archived_at,
  t.time_zone,
  t.answers_shown_to,
  t.takes_usual,
  t.version,
  (
        select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'starts_on', s.starts_on, 'ends_on', s.ends_on,
          'closed_at', s.closed_at) order by s.closed_at desc nulls first, s.starts_on desc, s.id), '[]') from season s where s.team_id = t.id),
  (
  select count(*)::int from membership m left join child c on c.id = m.child_id
  where m.team_id = t.id and m.ended_at is null and m.spot_first_name is null and c.deleted_at is null and 'player' = any (m.roles)),
  (
  select count(*)::int from membership m left join child c on c.id = m.child_id
  where m.team_id = t.id and m.ended_at is null and m.spot_first_name is null and c.deleted_at is null and m.roles && '{coach,manager}'),
  (
        select count(*)::int from join_request r where r.team_id = t.id and (
  r.decided_at is null and r.created_at > $1::timestamptz - interval '30 days'
  and (r.child_id is null or r.guardian_ok_at is not null)
  and (r.asked_guardians_at is null or r.asked_guardians_at <= $2::timestamptz - interval '72 hours' or not exists (
    select from circle_request q where q.id = r.circle_request_id and (q.decided_at is null or q.decision = 'approved')))
  and case when r.child_id is null
    then exists (select from "user" a where a.id = r.user_id and is_fit_adult(a))
    else exists (select from living_guardian g where g.child_id = r.child_id and g.user_id = r.user_id) end
  and not exists (select from team_bar b where b.team_id = r.team_id and b.user_id = r.user_id and b.lifted_at is null))),
  t.archived_at is null and not exists (select from living_manager l where l.team_id = t.id),
  case when $3::boolean then (
        select c.is_unseen from team_command c where c.team_id = t.id) end,
  case when $4::boolean and (
  t.archived_at is null and t.take_over_asked_at > $5::timestamptz - interval '1814400 seconds'
  and exists (select from membership q join living_user l on l.id = q.user_id
    where q.team_id = t.id and q.user_id = t.take_over_by and q.ended_at is null
      and 'coach' = any (q.roles) and not 'manager' = any (q.roles))) then (
        select json_build_object('user_id', u.id, 'name', coalesce(u.first_name, u.full_name), 'asked_at', t.take_over_asked_at,
          'is_answered', exists (
  select from living_manager h where h.team_id = t.id and (h.let_in_at >= t.take_over_asked_at
    or exists (select from session s where s.user_id = h.user_id and s.last_used_at >= t.take_over_asked_at)))) from "user" u where u.id = t.take_over_by) end,
  (
        select coalesce(json_agg(json_build_object('user_id', b.user_id, 'name', u.full_name, 'created_at', b.created_at)
          order by b.created_at desc, b.id), '[]')
        from team_bar b join "user" u on u.id = b.user_id where b.team_id = t.id and b.lifted_at is null),
  (
        select json_object_agg(c.id, c.first_name) from child c where c.id in (select json_array_elements_text($6::json)::uuid))
from team t
where t.id = $7::uuid;
