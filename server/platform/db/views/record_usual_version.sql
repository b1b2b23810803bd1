-- Writes the version of a usual yes that a change replaces: practices that began under it go on reading it.
create or replace function record_usual_version() returns trigger language plpgsql as $$
begin
  insert into usual_yes_version (team_id, membership_id, said_by, said_at, until, paused_at, is_taken, version, valid_from, valid_until)
  values (old.team_id, old.membership_id, old.said_by, old.said_at, old.until, old.paused_at, old.is_taken, old.version,
    old.valid_from, new.valid_from)
  on conflict (team_id, membership_id, valid_from) do nothing;
  return null;
end $$;
create trigger usual_version_recorded after update on usual_yes
  for each row when (old.valid_from < new.valid_from) execute function record_usual_version();
