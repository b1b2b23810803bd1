-- Whether the family of this player is unaware of a change that concerns it. A function keeps its plan: planning the view takes longer than the rest of
-- a statement that asks it of a few players.
create or replace function is_player_unaware(of_team uuid, of_event uuid, player uuid) returns boolean
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select a.is_unaware from player_awareness a where a.team_id = of_team and a.event_id = of_event and a.membership_id = player);
end $$;
