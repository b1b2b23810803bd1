-- What grown-ups are in a team, each by the first that holds; whoever has no standing there is absent. A function, since it keeps its plan: planning
-- the view for a page of a chat takes ten times as long as running it. All people of the page at once, since the view costs the same for one.
create or replace function team_roles_in(team uuid, people text[]) returns table (user_id text, standing text)
language plpgsql stable rows 30 set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.user_id, case min(case when r.via = 'guardian' then 4 when 'manager' = any (r.roles) then 1 when 'coach' = any (r.roles) then 2
        when 'player' = any (r.roles) then 3 end)
      when 1 then 'manager' when 2 then 'coach' when 3 then 'player' when 4 then 'guardian' end
    from team_access r where r.team_id = team and r.user_id = any (people) and r.via in ('self', 'guardian') group by 1;
end $$;
