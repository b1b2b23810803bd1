-- One person's rows of team_reach. A function keeps its plan with the server's connection, while planning the view takes several times as long as
-- running it, at each call of a statement without a name (a pooler in transaction mode, PGlite).
create or replace function standings_of(who text) returns setof team_reach
language plpgsql stable rows 8 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.* from team_reach r where r.user_id = who;
end $$;
--> statement-breakpoint
-- What a grown-up is in a team, by the first that holds. A function, since it keeps its plan: planning the view for a page of a chat takes ten times as long as running it.
create or replace function standing_in(team uuid, who text) returns text
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select case min(case when r.via = 'guardian' then 4 when 'manager' = any (r.roles) then 1 when 'coach' = any (r.roles) then 2
        when 'player' = any (r.roles) then 3 end)
      when 1 then 'manager' when 2 then 'coach' when 3 then 'player' when 4 then 'guardian' end
    from team_reach r where r.team_id = team and r.user_id = who and r.via in ('self', 'guardian'));
end $$;
