-- Who guards a child today.
create or replace view living_guardian as
  select g.id, g.child_id, g.user_id, g.origin, g.let_in_by, g.created_at
  from guardianship g join living_user u on u.id = g.user_id join child c on c.id = g.child_id
  where g.ended_at is null and c.deleted_at is null;
