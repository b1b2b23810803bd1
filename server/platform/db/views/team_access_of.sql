-- One person's rows of team_access. A function keeps its plan with the server's connection, while planning the view takes several times as long as
-- running it, at each call of a statement without a name (a pooler in transaction mode, PGlite).
create or replace function team_access_of(who text) returns setof team_access
language plpgsql stable rows 8 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.* from team_access r where r.user_id = who;
end $$;
