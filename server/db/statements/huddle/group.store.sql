-- The statements of server/huddle/group.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- addSeats
insert into "seat" ("team_id", "huddle_id", "user_id", "since_seq", "seated_by", "seated_at", "left_at", "left_by")
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict ("team_id","huddle_id","user_id") do update
set "since_seq" = $9, "seated_by" = $10, "seated_at" = $11, "left_at" = $12, "left_by" = $13;

-- changeHuddle
update "huddle"
set "changed" = tick($1::uuid), "version" = "huddle"."version" + 1
where ("huddle"."team_id" = $2 and "huddle"."id" = $3);

-- changeHuddle
update "huddle"
set "changed" = tick($1::uuid), "version" = "huddle"."version" + 1, "closed_at" = $2, "closed_by" = $3
where ("huddle"."team_id" = $4 and "huddle"."id" = $5);

-- changeHuddle
update "huddle"
set "title" = $1, "changed" = tick($2::uuid), "version" = "huddle"."version" + 1
where ("huddle"."team_id" = $3 and "huddle"."id" = $4);

-- closeParted
select close_parted_groups($1::uuid, $2::timestamptz);

-- countGrownUps
select count(*)::int as number
from company_of($1::uuid, (select h.id from huddle h where h.team_id = $2::uuid and h.kind = 'team')) c
where c.user_id in (select n.id from json_array_elements_text($3::json) n(id));

-- endSeat
update "seat"
set "left_at" = $1, "left_by" = $2
where ("seat"."team_id" = $3 and "seat"."huddle_id" = $4 and "seat"."user_id" = $5);

-- findEventHuddle
select "id"
from "huddle"
where ("huddle"."team_id" = $1 and "huddle"."event_id" = $2);

-- findGroupOf
select h.id
from huddle h
    where h.team_id = $1::uuid and h.kind = 'group' and h.closed_at is null
      and ($2::text is null or lower(h.title) = lower($3))
      and $4 = all (
        select count(*) from seat s where s.team_id = h.team_id and s.huddle_id = h.id
        union all
        select count(*) from seat s where s.team_id = h.team_id and s.huddle_id = h.id and s.left_at is null
          and s.user_id in (select n.id from json_array_elements_text($5::json) n(id)))
    order by h.title is not null,
  h.created_at desc,
  h.id
limit 1;

-- findHuddle
select "team_id",
  "id",
  "kind",
  "title",
  "event_id",
  "last_seq",
  "changed",
  "version",
  "ring_at",
  "rung_at",
  "rung_seq",
  "created_by",
  "created_at",
  "closed_at",
  "closed_by"
from "huddle"
where ("huddle"."team_id" = $1 and "huddle"."id" = $2);

-- findSeats
select "team_id", "huddle_id", "user_id", "since_seq", "seated_by", "seated_at", "left_at", "left_by"
from "seat"
where ("seat"."team_id" = $1 and "seat"."huddle_id" = $2);

-- hasRoom
select (select count(*)::int from huddle h where h.team_id = $1::uuid and h.kind = 'group' and h.closed_at is null) as groups,
      (select count(*)::int from reach_of($2) r) as mine;

-- insertHuddle
insert into "huddle" ("team_id", "id", "kind", "title", "event_id", "last_seq", "changed", "version", "ring_at", "rung_at", "rung_seq", "created_by", "created_at", "closed_at", "closed_by")
values ($1, $2, $3, $4, $5, $6, tick($7::uuid), $8, $9, $10, $11, $12, $13, $14, $15);

-- isAnyFolded
select exists (select from person_block b where b.user_id in (select n.id from json_array_elements_text($1::json) n(id)) and b.blocked_id in (select n.id from json_array_elements_text($2::json) n(id))
      and (b.user_id in (select n.id from json_array_elements_text($3::json) n(id)) or b.blocked_id in (select n.id from json_array_elements_text($4::json) n(id)))) as found;

-- requireOpenHuddle
select judge_huddle($1::uuid, $2::uuid, $3::timestamptz) as state;
