create or replace function readers_of_huddle(team uuid, huddle_ uuid) returns table (user_id text, since_seq bigint)
language plpgsql stable rows 30 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.user_id, min(r.since_seq) from huddle_reach r where r.team_id = team and r.huddle_id = huddle_ group by 1;
end $$;
