-- A child without a living guardian is frozen; it may be photographed when each of its guardians, and its own account, agreed.
create or replace view child_state as
  select c.id as child_id,
    not exists (select 1 from living_guardian g where g.child_id = c.id) as is_frozen,
    exists (select 1 from living_guardian g where g.child_id = c.id)
      and not exists (select 1 from living_guardian g where g.child_id = c.id and not exists (
        select 1 from consent k where k.child_id = c.id and k.user_id = g.user_id and k.kind = 'photo' and k.withdrawn_at is null))
      and (c.user_id is null or exists (
        select 1 from consent k where k.child_id = c.id and k.user_id = c.user_id and k.kind = 'photo' and k.withdrawn_at is null)) as may_be_photographed
  from child c where c.deleted_at is null;
