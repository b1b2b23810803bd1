-- Whether a row is a spot that staff merged with a player who has joined: the player's family acknowledges, and the spot has none. A table, so that a
-- statement takes it in.
create or replace function is_merged_spot(of_team uuid, row_id uuid, spot_name text, merged uuid) returns table (is_merged boolean) language sql stable as $$
  select spot_name is not null and exists (
    select from membership h
      left join child_state s on s.child_id = h.child_id
      left join living_user l on l.id = h.user_id
      left join same_player j on j.team_id = h.team_id and j.membership_id = h.id
    where h.team_id = of_team and h.id <> row_id and h.ended_at is null and 'player' = any (h.roles)
      and (s.is_frozen = false or l.id is not null)
      and coalesce(j.counts_as, h.id) = coalesce(merged, row_id)) $$;
