-- What a grown-up is in a team, by the first that holds. A function, since it keeps its plan: planning the view for a page of a chat takes ten times as long as running it.
create or replace function standing_in(team uuid, who text) returns text
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select case min(case when r.via = 'guardian' then 4 when 'manager' = any (r.roles) then 1 when 'coach' = any (r.roles) then 2
        when 'player' = any (r.roles) then 3 end)
      when 1 then 'manager' when 2 then 'coach' when 3 then 'player' when 4 then 'guardian' end
    from team_reach r where r.team_id = team and r.user_id = who and r.via in ('self', 'guardian'));
end $$;
