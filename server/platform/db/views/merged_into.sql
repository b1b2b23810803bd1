-- The row that a row of the roster counts as; none if it counts by itself. A pair is in effect while both of its rows are on the roster: the newer one
-- counts by itself again once the older has left, or its child's profile is being deleted.
create or replace function merged_into(of_team uuid, player uuid) returns table (id uuid) language sql stable as $$
  select o.id from same_player j
    join membership o on o.team_id = j.team_id and o.id = j.counts_as and o.ended_at is null
    left join child oc on oc.id = o.child_id
  where j.team_id = of_team and j.membership_id = player and oc.deleted_at is null $$;
