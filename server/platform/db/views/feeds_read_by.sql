-- The teams whose feed a person reads: whoever reads the team's own huddle, which is `huddle_id`. Archived ones only if the team is named. A function,
-- since it keeps its plan.
create or replace function feeds_read_by(who text, team uuid) returns table (team_id uuid, huddle_id uuid, is_staff boolean, may_post boolean)
language plpgsql stable rows 4 set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select r.team_id, r.huddle_id, s.is_staff, t.archived_at is null and (s.is_staff or t.families_post)
    from (select distinct h.team_id, h.huddle_id from huddle_reach h where h.user_id = who and h.kind = 'team' and (team is null or h.team_id = team)) r
      cross join lateral (select x.archived_at, x.families_post from team x where x.id = r.team_id limit 1) t
      cross join lateral (select exists (select from membership m where m.team_id = r.team_id and m.user_id = who and m.ended_at is null
        and m.roles && '{coach,manager}') as is_staff) s
    where team is not null or t.archived_at is null;
end $$;
