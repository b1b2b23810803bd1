-- Null: the huddle does not exist for this person.
create or replace function readable_since(team uuid, huddle_ uuid, who text) returns bigint
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select min(r.since_seq) from huddle_reach r where r.team_id = team and r.huddle_id = huddle_ and r.user_id = who);
end $$;
