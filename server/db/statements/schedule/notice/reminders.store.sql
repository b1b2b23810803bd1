-- The statements of server/schedule/notice/reminders.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- remindOfAnswers
with closing as (
      select team_id, id from event where answer_by is not null and asks <> 'nobody' and reminded_at is null and status = 'on'
        and answer_by <= $1::timestamptz + interval '24 hours' and $2::timestamptz - created_at >= coalesce(answer_by, starts_at) - $3::timestamptz and not exists (select 1 from notice n where n.team_id = event.team_id and n.event_id = event.id
    and n.told_at is null and n.not_before > $4::timestamptz and n.kind in ('added', 'moved', 'changed', 'called_off', 'back_on')) order by answer_by limit $5 for no key update skip locked
    ),
  beginning as (
      select team_id, id from event where answer_by is null and asks <> 'nobody' and reminded_at is null and status = 'on'
        and starts_at <= $6::timestamptz + interval '48 hours' and $7::timestamptz - created_at >= coalesce(answer_by, starts_at) - $8::timestamptz and not exists (select 1 from notice n where n.team_id = event.team_id and n.event_id = event.id
    and n.told_at is null and n.not_before > $9::timestamptz and n.kind in ('added', 'moved', 'changed', 'called_off', 'back_on')) order by starts_at limit $10 for no key update skip locked
    ),
  reminded as (
      update event e set reminded_at = $11::timestamptz from (select * from closing union all select * from beginning) due
      where e.team_id = due.team_id and e.id = due.id
      returning e.team_id, e.id, e.version, e.arrives_at, coalesce(e.answer_by, e.starts_at) > $12::timestamptz as is_open
    )
    insert into notice (team_id, id, event_id, kind, event_version, arrives_at, made_at, not_before)
    select team_id,
  gen_random_uuid(),
  id,
  'answer_wanted',
  version,
  arrives_at,
  $13::timestamptz,
  $14::timestamptz
from reminded
where is_open;
