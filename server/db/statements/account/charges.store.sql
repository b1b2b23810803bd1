-- The statements of server/account/charges.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- lockFamiliesAndTeams
select "id"
from "child"
where "child"."id" in (
        select g.child_id from guardianship g where g.user_id = $1
        union select r.child_id from circle_request r where r.user_id = $2 and r.decided_at is null
        union select i.child_id from invitation i where i.created_by = $3 and i.withdrawn_at is null)
order by "child"."id" asc for no key update;

-- lockFamiliesAndTeams
select "id"
from "team"
where "team"."id" in (
        select m.team_id from membership m where m.user_id = $1
        union select r.team_id from join_request r where r.user_id = $2 and r.decided_at is null
        union select i.team_id from invitation i where i.created_by = $3 and i.withdrawn_at is null)
order by "team"."id" asc for no key update;

-- readCharges
select c.id,
  c.first_name as name,
  (
      select coalesce(json_agg(coalesce(u.first_name, split_part(u.full_name, ' ', 1)) order by l.created_at, u.id), '[]')
      from living_guardian l join "user" u on u.id = l.user_id where l.child_id = c.id and l.user_id <> $1) as others
    from guardianship g
join child c on c.id = g.child_id and c.deleted_at is null
    where g.user_id = $2 and g.ended_at is null
    order by lower(c.first_name),
  c.id;

-- readCharges
select t.id,
  t.name,
  (
      select coalesce(json_agg(coalesce(u.first_name, split_part(u.full_name, ' ', 1)) order by l.let_in_at, u.id), '[]')
      from living_manager l join "user" u on u.id = l.user_id where l.team_id = t.id and l.user_id <> $1) as others
    from membership m
join team t on t.id = m.team_id and t.archived_at is null
    where m.user_id = $2 and m.ended_at is null and 'manager' = any (m.roles)
    order by lower(t.name),
  t.id;
