-- These people with what they are in a team, by their names. An erased account is absent. A function, since it keeps its plan. The limit makes it look
-- each person up by the key, in a small table too.
create or replace function people_in(team uuid, people text[])
returns table (user_id text, shown_name text, drip_name text, avatar text, standing text)
language plpgsql stable rows 30 set plan_cache_mode = force_generic_plan as $$
begin
  return query
    with person as materialized (
      select u.* from unnest(people) p(id)
        cross join lateral (select x.id, x.full_name, x.drip_name, x.avatar from "user" x where x.id = p.id limit 1) u)
    select u.id, u.full_name, u.drip_name, u.avatar, s.standing
    from person u left join team_roles_in(team, people) s on s.user_id = u.id
    order by u.full_name, u.id;
end $$;
