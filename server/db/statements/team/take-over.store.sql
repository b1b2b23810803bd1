-- The statements of server/team/take-over.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- askTakeOver
update "team"
set "take_over_by" = $1, "take_over_asked_at" = $2
where "team"."id" = $3;

-- findManagers
select u.id as user_id, coalesce(u.first_name, u.full_name) as first_name, u.mailbox_key
    from living_manager m
join "user" u on u.id = m.user_id
where m.team_id = $1::uuid
order by u.id;

-- isManager
select "id"
from "living_manager"
where ("living_manager"."team_id" = $1 and "living_manager"."user_id" = $2);

-- readCommand
-- returns isResting boolean, isUnseen boolean, askedBy text, askedAt timestamp with time zone
select c.is_resting,
  c.is_unseen,
  case when (
  t.archived_at is null and t.take_over_asked_at > $1::timestamptz - interval '1814400 seconds'
  and exists (select from membership q join living_user l on l.id = q.user_id
    where q.team_id = t.id and q.user_id = t.take_over_by and q.ended_at is null
      and 'coach' = any (q.roles) and not 'manager' = any (q.roles))) and not exists (
  select from living_manager h where h.team_id = t.id and (h.let_in_at >= t.take_over_asked_at
    or exists (select from session s where s.user_id = h.user_id and s.last_used_at >= t.take_over_asked_at))) then t.take_over_by end,
  case when (
  t.archived_at is null and t.take_over_asked_at > $2::timestamptz - interval '1814400 seconds'
  and exists (select from membership q join living_user l on l.id = q.user_id
    where q.team_id = t.id and q.user_id = t.take_over_by and q.ended_at is null
      and 'coach' = any (q.roles) and not 'manager' = any (q.roles))) and not exists (
  select from living_manager h where h.team_id = t.id and (h.let_in_at >= t.take_over_asked_at
    or exists (select from session s where s.user_id = h.user_id and s.last_used_at >= t.take_over_asked_at))) then t.take_over_asked_at end
from team_command c
join team t on t.id = c.team_id
where t.id = $3::uuid;
