-- The statements of server/jobs/retention.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- retain
delete from circle_request r using (
      select o.id from circle_request o where o.decided_at < ($1::timestamptz - interval '720 hours')
      limit $2 for update skip locked) old
    where r.id = old.id
returning r.id;

-- retain
delete from invitation i using (
      select o.id from invitation o where o.expires_at < ($1::timestamptz - interval '720 hours')
      limit $2 for update skip locked) old
    where i.id = old.id
returning i.id;

-- retain
delete from invitation i using (
      select o.id from invitation o where o.withdrawn_at < ($1::timestamptz - interval '720 hours')
      limit $2 for update skip locked) old
    where i.id = old.id
returning i.id;

-- retain
delete from invitation i using (
      select o.id from invitation_use n join invitation o on o.id = n.invitation_id
      where n.used_at < ($1::timestamptz - interval '720 hours') and o.uses >= o.max_uses and not exists (
        select from invitation_use later where later.invitation_id = o.id and later.used_at >= ($2::timestamptz - interval '720 hours'))
      limit $3 for update of o skip locked) old
    where i.id = old.id
returning i.id;

-- retain
delete from invitation_use n using (
      select o.invitation_id, o.user_id from invitation_use o
      where o.used_at is null and o.looked_at < ($1::timestamptz - interval '720 hours')
      limit $2 for update skip locked) old
    where n.invitation_id = old.invitation_id and n.user_id = old.user_id
returning n.user_id;

-- retain
delete from join_request r using (
      select o.team_id, o.id from join_request o where o.decided_at < ($1::timestamptz - interval '720 hours')
      limit $2 for update skip locked) old
    where r.team_id = old.team_id and r.id = old.id
returning r.id;

-- retain
delete from membership m using (
      select o.team_id, o.id from membership o
      where o.spot_first_name is not null and o.ended_at < ($1::timestamptz - interval '720 hours')
      limit $2 for update skip locked) old
    where m.team_id = old.team_id and m.id = old.id
returning m.id;

-- retain
delete from team_bar b using (
      select o.team_id, o.id from team_bar o where o.created_at < ($1::timestamptz - interval '24 months')
      limit $2 for update skip locked) old
    where b.team_id = old.team_id and b.id = old.id
returning b.id;

-- retain
delete from team_bar b using (
      select o.team_id, o.id from team_bar o where o.lifted_at is not null
      limit $1 for update skip locked) old
    where b.team_id = old.team_id and b.id = old.id
returning b.id;

-- retain
update circle_request r
set decided_at = $1::timestamptz, decision = 'expired'
from (
      select o.id from circle_request o
      where o.decided_at is null and o.created_at <= ($2::timestamptz - interval '720 hours')
      limit $3 for update skip locked) old
    where r.id = old.id
returning r.id;

-- retain
update join_request r
set decided_at = $1::timestamptz, decision = 'expired'
from (
      select o.team_id, o.id from join_request o
      where o.decided_at is null and o.created_at <= ($2::timestamptz - interval '720 hours')
      limit $3 for update skip locked) old
    where r.team_id = old.team_id and r.id = old.id
returning r.id;

-- retain
with old as (
      select o.id, o.child_id, o.user_id from guardianship o
      where o.ended_at < ($1::timestamptz - interval '24 months')
      limit $2 for update skip locked),
    gone as (delete from guardianship g using old where g.id = old.id returning g.id),
    consents as (delete from consent c using old
      where c.child_id = old.child_id and c.user_id = old.user_id
        and not exists (select from guardianship g
          where g.child_id = c.child_id and g.user_id = c.user_id and g.id not in (select o.id from old o))),
    seats as (delete from seat k where k.user_id in (select old.user_id from old)
    and not exists (select from membership m
      where m.team_id = k.team_id and m.user_id = k.user_id and m.id not in (select null::uuid where false))
    and not exists (select from guardianship g join membership m on m.child_id = g.child_id
      where g.user_id = k.user_id and m.team_id = k.team_id
        and g.id not in (select old.id from old) and m.id not in (select null::uuid where false))),
    markers as (delete from marker k where k.user_id in (select old.user_id from old)
    and not exists (select from membership m
      where m.team_id = k.team_id and m.user_id = k.user_id and m.id not in (select null::uuid where false))
    and not exists (select from guardianship g join membership m on m.child_id = g.child_id
      where g.user_id = k.user_id and m.team_id = k.team_id
        and g.id not in (select old.id from old) and m.id not in (select null::uuid where false)))
    select id
from gone;

-- retain
with old as (
      select o.team_id, o.id, o.user_id, o.child_id from membership o
      where o.ended_at < ($1::timestamptz - interval '24 months')
      limit $2 for update skip locked),
    gone as (delete from membership m using old where m.team_id = old.team_id and m.id = old.id returning m.id),
    seats as (delete from seat k where (k.team_id, k.user_id) in (
        select old.team_id, old.user_id from old where old.user_id is not null
        union select old.team_id, g.user_id from old join guardianship g on g.child_id = old.child_id)
    and not exists (select from membership m
      where m.team_id = k.team_id and m.user_id = k.user_id and m.id not in (select old.id from old))
    and not exists (select from guardianship g join membership m on m.child_id = g.child_id
      where g.user_id = k.user_id and m.team_id = k.team_id
        and g.id not in (select null::uuid where false) and m.id not in (select old.id from old))),
    markers as (delete from marker k where (k.team_id, k.user_id) in (
        select old.team_id, old.user_id from old where old.user_id is not null
        union select old.team_id, g.user_id from old join guardianship g on g.child_id = old.child_id)
    and not exists (select from membership m
      where m.team_id = k.team_id and m.user_id = k.user_id and m.id not in (select old.id from old))
    and not exists (select from guardianship g join membership m on m.child_id = g.child_id
      where g.user_id = k.user_id and m.team_id = k.team_id
        and g.id not in (select null::uuid where false) and m.id not in (select old.id from old)))
    select id
from gone;
