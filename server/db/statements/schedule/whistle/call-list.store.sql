-- The statements of server/schedule/whistle/call-list.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- closeLists
update call_list c
set closed_at = $1::timestamptz
    from json_to_recordset($2::json) k(team_id uuid, event_id uuid)
    where c.team_id = k.team_id and c.event_id = k.event_id and c.closed_at is null;

-- isListLiving
select 1
from call_list c
join event e on e.team_id = c.team_id and e.id = c.event_id
    where c.team_id = $1::uuid and c.event_id = $2::uuid and c.closed_at is null and not exists (
    select from event_version o join event_version n on n.team_id = o.team_id and n.event_id = o.event_id and n.version = e.notice_version
    where o.team_id = c.team_id and o.event_id = c.event_id and o.version = c.notice_version and o.version <> n.version
      and is_rung(o.shown, n.shown));

-- openLists
insert into call_list as c (team_id, event_id, notice_version, arrives_at, opened_at)
    select k.team_id,
  k.event_id,
  k.notice_version,
  k.arrives_at,
  $1::timestamptz
    from json_to_recordset($2::json) k(team_id uuid, event_id uuid, notice_version integer, arrives_at timestamptz)
    on conflict do nothing
    returning c.event_id,
  not exists (select from call_list o where o.team_id = c.team_id and o.event_id = c.event_id
      and o.notice_version = c.notice_version) as is_first;

-- removeOldLists
delete from call_list c using (
      select o.team_id, o.event_id, o.opened_at from call_list o
      where o.closed_at < ($1::timestamptz - interval '720 hours') limit $2 for update skip locked) old
    where c.team_id = old.team_id and c.event_id = old.event_id and c.opened_at = old.opened_at;
