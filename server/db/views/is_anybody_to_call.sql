-- Whether a family does not know that the event is off, back on or moved. A function keeps its plan: planning the view takes twenty times as long as
-- running it, and each open call list is looked at every minute.
create or replace function is_anybody_to_call(team uuid, of_event uuid) returns boolean
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return exists (select 1 from not_knowing n where n.team_id = team and n.event_id = of_event and n.is_rung);
end $$;
