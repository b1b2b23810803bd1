-- One person's rows of team_reach. A function keeps its plan with the server's connection, while planning the view takes several times as long as
-- running it, at each call of a statement without a name (a pooler in transaction mode, PGlite).
create or replace function standings_of(who text) returns setof team_reach
language plpgsql stable rows 8 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.* from team_reach r where r.user_id = who;
end $$;
