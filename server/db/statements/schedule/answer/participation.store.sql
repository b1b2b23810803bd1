-- The statements of server/schedule/answer/participation.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- findPlayer
-- returns isSpot boolean
select "roles", "spot_first_name" is not null
from "membership"
where "membership"."team_id" = $1::uuid and "membership"."id" = $2::uuid and "membership"."ended_at" is null
        and ("membership"."child_id" is null or exists (
          select from child_state s where s.child_id = "membership"."child_id" and not s.is_frozen))
        and ("membership"."user_id" is null or exists (select from living_user l where l.id = "membership"."user_id"));

-- holdSubject
select c.id
from membership m
join child c on c.id = m.child_id
    where m.team_id = $1::uuid and m.id = $2::uuid
for share of c;

-- isOwnStill
select r.via
from standings_of($1) r
    where r.team_id = $2::uuid and r.membership_id = $3::uuid and r.via in ('guardian', 'self');

-- lockParticipation
insert into "participation" ("team_id", "event_id", "membership_id", "answer", "note", "note_by", "answered_by", "answered_via", "answered_at", "answered_event_version", "answer_version", "seen_version", "seen_by", "seen_at", "seen_via", "told_by", "told_over", "nudged_at", "attendance", "attendance_by", "attendance_at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
on conflict do nothing;

-- lockParticipation
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
where ("participation"."team_id" = $1 and "participation"."event_id" = $2 and "participation"."membership_id" = $3) for update;

-- participants
-- returns membershipId uuid,
--   userId text,
--   childId uuid,
--   spotFirstName text,
--   spotLastInitial text,
--   fullName text,
--   firstName text,
--   lastInitial text,
--   shownAs text,
--   number text,
--   isFrozen boolean,
--   answer text,
--   note text,
--   answeredBy text,
--   answeredByName text,
--   answeredAt timestamp with time zone,
--   answeredEventVersion integer,
--   source text,
--   until text,
--   over text,
--   answerVersion integer,
--   seenVersion integer,
--   attendance text,
--   attendanceAt timestamp with time zone,
--   timeVersion integer,
--   countsAs uuid,
--   isCounted boolean
select m.id,
  m.user_id,
  m.child_id,
  m.spot_first_name,
  m.spot_last_initial,
  u.full_name,
  c.first_name,
  c.last_initial,
  c.shown_as,
  m.number,
  case when m.user_id is null then s.is_frozen else l.id is null end,
  w.answer,
  case when w.source = 'said' then p.note end,
  w.by_user,
  a.full_name,
  w.at,
  case when w.source = 'said' then p.answered_event_version end,
  w.source,
  w.until::text,
  w.over,
  coalesce(p.answer_version, 0),
  p.seen_version,
  p.attendance,
  p.attendance_at,
  e.time_version,
  older.id,
  row_number() over (partition by coalesce(older.id, m.id) order by
        coalesce(case when m.user_id is null then s.is_frozen else l.id is null end, false), case when w.source = 'usual' then 1 when w.source is null then 2 else 0 end, w.at desc nulls last, older.id is not null, m.id) = 1
from event e
join membership m on m.team_id = e.team_id and m.ended_at is null
          and (case e.asks when 'players_and_staff' then m.roles && '{player,coach,manager}' else 'player' = any (m.roles) end)
        left join child c on c.id = m.child_id
        left join child_state s on s.child_id = m.child_id
        left join "user" u on u.id = m.user_id
left join living_user l on l.id = m.user_id
        left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
        left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
        left join "user" a on a.id = w.by_user
        left join lateral (
  select o.id from same_player j
    join membership o on o.team_id = j.team_id and o.id = j.counts_as and o.ended_at is null
    left join child oc on oc.id = o.child_id
  where j.team_id = m.team_id and j.membership_id = m.id and oc.deleted_at is null) older on true
where e.team_id = $1::uuid and e.id = $2::uuid and c.deleted_at is null
order by lpad(m.number, 3, ' ') nulls last,
        case when c.shown_as = 'number' then '' else lower(coalesce(c.first_name, m.spot_first_name, u.full_name)) end,
  m.id;

-- readWord
-- returns answer text, source text, over text, at timestamp with time zone
select w.answer, w.source, w.over, w.at
from event e
join membership m on m.team_id = e.team_id and m.id = $1::uuid
        left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
        left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
where e.team_id = $2::uuid and e.id = $3::uuid;

-- touchSpot
update "membership"
set "touched_at" = $1
where ("membership"."team_id" = $2 and "membership"."id" = $3);

-- writeAnswer
insert into "answer_log" ("team_id", "event_id", "id", "membership_id", "answer", "said_by", "via", "event_version", "at")
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- writeAnswer
update "participation"
set "answer" = $1,
  "note" = $2,
  "note_by" = case when $3::text = "participation"."note" then "participation"."note_by" when $4::text is not null then $5 end,
  "answered_by" = $6,
  "answered_via" = $7,
  "answered_at" = $8,
  "answered_event_version" = $9,
  "answer_version" = "participation"."answer_version" + 1
where ("participation"."team_id" = $10 and "participation"."event_id" = $11 and "participation"."membership_id" = $12);

-- writeAnswer
update "participation"
set "answer" = $1,
  "note" = $2,
  "note_by" = case when $3::text = "participation"."note" then "participation"."note_by" when $4::text is not null then $5 end,
  "answered_by" = $6,
  "answered_via" = $7,
  "answered_at" = $8,
  "answered_event_version" = $9,
  "answer_version" = "participation"."answer_version" + 1,
  "seen_version" = greatest(coalesce("participation"."seen_version", 0), $10),
  "seen_by" = case when ("participation"."seen_via" is not distinct from 'told' and "participation"."seen_version" > $11) then "participation"."seen_by" else $12 end,
  "seen_at" = case when ("participation"."seen_via" is not distinct from 'told' and "participation"."seen_version" > $13) then "participation"."seen_at" else $14::timestamptz end,
  "seen_via" = case when ("participation"."seen_via" is not distinct from 'told' and "participation"."seen_version" > $15) then 'told' else $16 end,
  "told_by" = case when ("participation"."seen_via" is not distinct from 'told' and "participation"."seen_version" > $17) then "participation"."told_by" end,
  "told_over" = case when ("participation"."seen_via" is not distinct from 'told' and "participation"."seen_version" > $18) then "participation"."told_over" end
where ("participation"."team_id" = $19 and "participation"."event_id" = $20 and "participation"."membership_id" = $21);
