-- Who manages a team today.
create or replace view living_manager as
  select m.team_id, m.id, m.user_id, m.let_in_at
  from membership m join living_user u on u.id = m.user_id where m.ended_at is null and 'manager' = any (m.roles);
