create or replace function readers_of_huddles(team uuid, huddles uuid[], listeners text[]) returns table (huddle_id uuid, user_id text, since_seq bigint)
language plpgsql stable rows 30 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.huddle_id, r.user_id, min(r.since_seq) from huddle_reach r
    where r.team_id = team and r.huddle_id = any (huddles) and r.user_id = any (listeners) group by 1, 2;
end $$;
