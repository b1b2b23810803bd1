-- The statements of server/report/report.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- copyWords
select m.seq,
  m.author_id,
  m.made_at,
  m.withdrawn_as,
      case when m.seq = $1 and m.withdrawn_at is not null then coalesce((
        select v.text from message_version v where v.team_id = m.team_id and v.huddle_id = m.huddle_id and v.seq = m.seq
        order by v.number desc limit 1), '') else m.text end as text
    from message m
    where m.team_id = $2::uuid and m.huddle_id = $3::uuid and m.seq > $4
      and m.seq between $5 and $6
    order by m.seq;

-- find
select r.id,
  r.team_id,
  r.huddle_id,
  r.target_id,
  r.about_user_id,
  r.reporter_id,
  r.reason,
  r.note,
  r.copy,
  r.made_at,
  r.decision,
  r.version
from report r
where r.decided_at is null and (r.goes_to = 'support' or exists (
  select from membership m where m.team_id = r.team_id and m.user_id = r.about_user_id and m.ended_at is null
    and m.roles && '{coach,manager}'))
order by r.made_at, r.id
limit $1;

-- find
select r.id,
  r.team_id,
  r.huddle_id,
  r.target_id,
  r.about_user_id,
  r.reporter_id,
  r.reason,
  r.note,
  r.copy,
  r.made_at,
  r.decision,
  r.version
from report r
where r.id = $1::uuid
order by r.made_at, r.id
limit $2;

-- find
select r.id,
  r.team_id,
  r.huddle_id,
  r.target_id,
  r.about_user_id,
  r.reporter_id,
  r.reason,
  r.note,
  r.copy,
  r.made_at,
  r.decision,
  r.version
from report r
where r.team_id = $1::uuid and r.decided_at is null and r.goes_to = 'managers' and not exists (
  select from membership m where m.team_id = r.team_id and m.user_id = r.about_user_id and m.ended_at is null
    and m.roles && '{coach,manager}')
order by r.made_at, r.id
limit $2;

-- find
select r.id,
  r.team_id,
  r.huddle_id,
  r.target_id,
  r.about_user_id,
  r.reporter_id,
  r.reason,
  r.note,
  r.copy,
  r.made_at,
  r.decision,
  r.version
from report r
where r.team_id = $1::uuid and r.id = $2::uuid and r.decided_at is null and r.goes_to = 'managers' and not exists (
  select from membership m where m.team_id = r.team_id and m.user_id = r.about_user_id and m.ended_at is null
    and m.roles && '{coach,manager}')
order by r.made_at, r.id
limit $3
for update of r;

-- findForSupport
select count(*)::int as count
from report r
where r.decided_at is null and (r.goes_to = 'support' or exists (
  select from membership m where m.team_id = r.team_id and m.user_id = r.about_user_id and m.ended_at is null
    and m.roles && '{coach,manager}'));

-- findOpenReporters
select r.reporter_id
from report r
    where r.team_id = $1::uuid and r.target_id = $2::uuid and r.decided_at is null and r.goes_to = 'managers' and not exists (
  select from membership m where m.team_id = r.team_id and m.user_id = r.about_user_id and m.ended_at is null
    and m.roles && '{coach,manager}');

-- findTarget
select m.huddle_id, m.seq, m.author_id, s.since
    from message m
cross join lateral (select since_in(m.team_id, m.huddle_id, $1) as since) s
    where m.team_id = $2::uuid and m.id = $3::uuid and m.seq > s.since;

-- findTeamName
select name
from team
where id = $1::uuid;

-- findTeamToTellOf
select r.team_id
from report r
where r.decided_at is null and (r.goes_to = 'support' or exists (
  select from membership m where m.team_id = r.team_id and m.user_id = r.about_user_id and m.ended_at is null
    and m.roles && '{coach,manager}')) and r.told_support_at is null
order by r.made_at
limit 1;

-- insertReport
insert into report (team_id, id, target_kind, target_id, huddle_id, about_user_id, reporter_id, reason, note, copy, goes_to, made_at)
    values ($1::uuid, $2::uuid, 'message', $3::uuid, $4::uuid, $5,
      $6, $7, $8, $9::jsonb, $10,
      $11::timestamptz)
    on conflict do nothing
returning id;

-- isStaffOf
select exists (select from membership m where m.team_id = $1::uuid and m.user_id = $2 and m.ended_at is null
      and m.roles && '{coach,manager}') as found;

-- noteTold
with untold as (
      select r.team_id, r.id, r.target_id, r.made_at from report r where r.team_id = $1::uuid and r.decided_at is null and (r.goes_to = 'support' or exists (
  select from membership m where m.team_id = r.team_id and m.user_id = r.about_user_id and m.ended_at is null
    and m.roles && '{coach,manager}')) and r.told_support_at is null),
    noted as (
      update report r set told_support_at = $2::timestamptz from untold u
      where r.team_id = u.team_id and r.id = u.id)
    select distinct on (u.target_id) u.id
from untold u
    where not exists (select from report o
      where o.team_id = u.team_id and o.target_id = u.target_id and o.decided_at is null and o.told_support_at is not null)
    order by u.target_id,
  u.made_at,
  u.id;

-- sendOn
update report
set goes_to = 'support', version = version + 1
where id = $1::uuid;

-- settle
update report
set decision = $1, decided_by = $2, decided_at = $3::timestamptz, version = version + 1
    where id = $4::uuid;
