create or replace function judge_send(team uuid, huddle_ uuid, who text, at_ timestamptz) returns text language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  if readable_since(team, huddle_, who) is null then return 'hidden'; end if;
  return judge_huddle(team, huddle_, at_);
end $$;
