-- The statements of server/schedule/retention.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- removeOldSchedule
delete from answer_log l using (
      select o.team_id, o.id from answer_log o where o.at < ($1::timestamptz - interval '12 months')
      limit $2 for update skip locked) old
    where l.team_id = old.team_id and l.id = old.id;

-- removeOldSchedule
delete from event_version v using (
      select o.team_id, o.event_id, o.version from event_version o
        join event e on e.team_id = o.team_id and e.id = o.event_id
      where o.made_at < ($1::timestamptz - interval '12 months') and e.ends_at < $2::timestamptz
      limit $3 for update of o skip locked) old
    where v.team_id = old.team_id and v.event_id = old.event_id and v.version = old.version;

-- removeOldSchedule
delete from notice n using (
      select o.team_id, o.id from notice o where o.told_at < ($1::timestamptz - interval '720 hours')
      limit $2 for update skip locked) old
    where n.team_id = old.team_id and n.id = old.id;

-- removeOldSchedule
update participation p
set attendance = null, attendance_by = null, attendance_at = null
from (
      select n.team_id, n.event_id, n.membership_id from participation n
        join event e on e.team_id = n.team_id and e.id = n.event_id
      where n.attendance_at < ($1::timestamptz - interval '12 months') and e.ends_at < ($2::timestamptz - interval '12 months')
      limit $3 for update of n skip locked) old
    where p.team_id = old.team_id and p.event_id = old.event_id and p.membership_id = old.membership_id;

-- removeOldSchedule
update participation p
set note = null, note_by = null
from (
      select n.team_id, n.event_id, n.membership_id from participation n
        join event e on e.team_id = n.team_id and e.id = n.event_id
      where n.note is not null and n.answered_at < ($1::timestamptz - interval '720 hours') and e.ends_at < ($2::timestamptz - interval '720 hours')
      limit $3 for update of n skip locked) old
    where p.team_id = old.team_id and p.event_id = old.event_id and p.membership_id = old.membership_id;
