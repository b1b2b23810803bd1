-- Which of these events have a family that does not know that the event is off, back on or moved. A function keeps its plan: planning the view takes
-- twenty times as long as running it for one event. With a limit the planner looks for one family of each event, and does not read all families first.
create or replace function events_with_unaware_families(keys json) returns table (team_id uuid, event_id uuid)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query select k.team_id, k.event_id from json_to_recordset(keys) k(team_id uuid, event_id uuid)
    where (select true from player_awareness a where a.team_id = k.team_id and a.event_id = k.event_id and a.is_unaware and a.needs_acknowledgement limit 1);
end $$;
