-- The statements of server/team/quiet-teams.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- lockQuietTeam
select "id"
from "team"
where ("team"."id" = $1 and "team"."archived_at" is null)
for update skip locked;

-- quietTeams
select t.id
from team t
  where t.archived_at is null and t.created_at < $1::date + 1
    and not exists (select from farewell_notice n where n.team_id = t.id)
    and not exists (select from season s where s.team_id = t.id and s.ends_on > $2::date)
    and not exists (select from event e
      where e.team_id = t.id and e.first_day > $3::date - 14 and e.last_day > $4::date)
    and not exists (select from membership m where m.team_id = t.id and m.let_in_at >= $5::date + 1)
    and not exists (select from huddle h join message x on x.team_id = h.team_id and x.huddle_id = h.id and x.seq = h.last_seq
      where h.team_id = t.id and x.made_at >= $6::date + 1)
  limit $7;

-- readStaffToTell
select u.mailbox_key,
  coalesce(u.first_name, split_part(u.full_name, ' ', 1)) as name,
  t.name as team_name
    from membership m
join living_user l on l.id = m.user_id
join "user" u on u.id = m.user_id
join team t on t.id = m.team_id
    where m.team_id = $1::uuid and m.ended_at is null and m.roles && '{coach,manager}'
      and ('manager' = any (m.roles) or not exists (select from living_manager o where o.team_id = m.team_id))
    order by m.let_in_at,
  m.id;

-- readTeamQuietSince
select greatest(
      t.created_at::date,
      (select max(s.ends_on) from season s where s.team_id = t.id),
      (select max(e.last_day) from event e where e.team_id = t.id),
      (select max(m.let_in_at)::date from membership m where m.team_id = t.id),
      (select max(x.made_at)::date from huddle h join message x on x.team_id = h.team_id and x.huddle_id = h.id and x.seq = h.last_seq
        where h.team_id = t.id))::text as since
    from team t
where t.id = $1::uuid;
