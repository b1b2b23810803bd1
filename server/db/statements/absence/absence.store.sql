-- The statements of server/absence/absence.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- countToCome
select count(*)::int as count
from absence a
where a.child_id = $1::uuid and a.last_day >= $2::date;

-- countToCome
select count(*)::int as count
from absence a
where a.user_id = $1 and a.last_day >= $2::date;

-- deleteAbsence
delete from "absence"
where "absence"."id" = $1;

-- deleteAbsence
update "absence"
set "valid_from" = $1
where "absence"."id" = $2;

-- hasOwnPlace
select
from membership m
join team t on t.id = m.team_id and t.archived_at is null
    where m.user_id = $1 and m.ended_at is null and m.roles && '{player,coach,manager}'
limit 1;

-- insertAbsence
insert into "absence" ("id", "child_id", "user_id", "first_day", "last_day", "weekdays", "said_by", "said_at", "version", "made_at", "valid_from")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
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

-- lockAbsence
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
where "absence"."id" = $1::uuid and ("absence"."user_id" = $2 or exists (
        select from living_guardian g where g.child_id = "absence"."child_id" and g.user_id = $3)) for update;

-- lockGuarded
select c.id
from child c
    where c.id in (select k.id::uuid from json_array_elements_text($1::json) k(id))
      and exists (select from living_guardian g where g.child_id = c.id and g.user_id = $2)
    order by c.id for no key update;

-- markSeen
delete from absence_told
where absence_id = $1::uuid and user_id = $2 and version = $3;

-- readAbsences
select a.id,
  a.child_id as "childId",
  a.user_id as "userId",
  a.first_day::text as "firstDay",
  a.last_day::text as "lastDay",
    a.weekdays,
  a.said_by as "saidBy",
  a.said_at as "saidAt",
  a.version,
  a.made_at as "madeAt",
    coalesce(c.first_name, u.first_name, u.full_name) as "firstName",
  b.full_name as "saidByName"
  from absence a
left join child c on c.id = a.child_id
left join "user" u on u.id = a.user_id
left join "user" b on b.id = a.said_by
where a.id in (select k.id::uuid from json_array_elements_text($1::json) k(id))
    order by a.child_id is null,
  lower(c.first_name),
  a.first_day,
  a.id;

-- readAbsencesOf
select a.id,
  a.child_id as "childId",
  a.user_id as "userId",
  a.first_day::text as "firstDay",
  a.last_day::text as "lastDay",
    a.weekdays,
  a.said_by as "saidBy",
  a.said_at as "saidAt",
  a.version,
  a.made_at as "madeAt",
    coalesce(c.first_name, u.first_name, u.full_name) as "firstName",
  b.full_name as "saidByName"
  from absence a
left join child c on c.id = a.child_id
left join "user" u on u.id = a.user_id
left join "user" b on b.id = a.said_by
    where a.last_day >= $1::date - $2::int and (a.user_id = $3
      or a.child_id in (select g.child_id from living_guardian g where g.user_id = $4))
    order by a.last_day,
  a.first_day,
  a.id;

-- readPeople
select c.id as child_id, c.first_name
from living_guardian g
join child c on c.id = g.child_id
where g.user_id = $1
    union all
    select null, coalesce(u.first_name, u.full_name)
from living_user l
join "user" u on u.id = l.id
    where l.id = $2 and exists (
      select from membership m join team t on t.id = m.team_id and t.archived_at is null
        join event e on e.team_id = t.id and e.ends_at > $3::timestamptz and (case e.asks when 'nobody' then false when 'players' then 'player' = any (m.roles)
    else m.roles && '{player,coach,manager}' end)
      where m.user_id = $4 and m.ended_at is null);

-- tellOthers
insert into absence_told (absence_id, user_id, version)
    select a.id, g.user_id, a.version
from absence a
join living_guardian g on g.child_id = a.child_id
    where a.id = $1::uuid and g.user_id <> $2
    on conflict (absence_id, user_id) do update
set version = excluded.version;

-- updateAbsence
delete from "absence_told"
where "absence_told"."absence_id" = $1;

-- updateAbsence
update "absence"
set "first_day" = $1,
  "last_day" = $2,
  "weekdays" = $3,
  "said_by" = $4,
  "said_at" = $5,
  "version" = "absence"."version" + 1,
  "valid_from" = $6
where "absence"."id" = $7;

-- updateAbsence
update "absence"
set "last_day" = $1, "said_by" = $2, "version" = "absence"."version" + 1, "valid_from" = $3
where "absence"."id" = $4;

-- updateAbsence
update "absence"
set "last_day" = $1, "version" = "absence"."version" + 1, "valid_from" = $2
where "absence"."id" = $3;
