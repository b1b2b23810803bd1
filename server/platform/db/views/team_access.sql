-- Who reaches a team today, through which membership and child, and in which roles. A follower, and a child's own account, reach nothing of a frozen child.
create or replace view team_access as
  select m.user_id, m.team_id, m.id as membership_id, null::uuid as child_id, 'self' as via, m.roles
  from membership m join living_user u on u.id = m.user_id where m.ended_at is null
  union all
  select g.user_id, m.team_id, m.id, m.child_id, 'guardian', m.roles
  from membership m join living_guardian g on g.child_id = m.child_id where m.ended_at is null
  union all
  select c.user_id, m.team_id, m.id, m.child_id, 'own', m.roles
  from membership m join child c on c.id = m.child_id join living_user u on u.id = c.user_id
  where m.ended_at is null and c.deleted_at is null and exists (select 1 from living_guardian g where g.child_id = c.id)
  union all
  select f.user_id, m.team_id, m.id, m.child_id, 'follow', '{follower}'::text[]
  from membership m join follow f on f.child_id = m.child_id join living_user u on u.id = f.user_id
  where m.ended_at is null and exists (select 1 from living_guardian g where g.child_id = f.child_id);
