-- Whom this guardian may take back within 7 days of letting them in: that person and everyone who came in through them since.
create or replace function may_take_back(about uuid, caller text) returns table (guardianship_id uuid, user_id text, root_id text, until timestamptz) language sql stable as $$
  with recursive chain as (
    select g.id, g.user_id, g.user_id as root, g.created_at as since, g.created_at + interval '7 days' as until, g.ended_at
    from guardianship g where g.child_id = about and g.let_in_by = caller and g.created_at > now() - interval '7 days'
      and exists (select 1 from living_guardian l where l.child_id = about and l.user_id = caller)
    union
    select g.id, g.user_id, c.root, g.created_at, c.until, g.ended_at
    from guardianship g join chain c on g.let_in_by = c.user_id
    where g.child_id = about and g.created_at >= c.since and g.user_id <> caller)
  select id, user_id, root, until from chain where ended_at is null $$;
