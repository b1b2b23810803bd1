-- The seats of an event as they are now. A function, since it keeps its plan: planning the view takes many times as long as running it.
create or replace function seats_at(of_team uuid, of_event uuid) returns setof seat_now
language plpgsql stable rows 10 set plan_cache_mode = force_generic_plan as $$
begin
  return query select n.* from seat_now n where n.team_id = of_team and n.event_id = of_event;
end $$;
