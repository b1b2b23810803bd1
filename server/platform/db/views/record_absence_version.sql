-- Writes the version of an absence that a change replaces, if an event that has begun may read it.
create or replace function record_absence_version() returns trigger language plpgsql as $$
begin
  if old.first_day <= (new.valid_from at time zone 'UTC')::date + 1 then
    insert into absence_version (absence_id, child_id, user_id, first_day, last_day, weekdays, said_by, said_at, version, valid_from, valid_until)
    values (old.id, old.child_id, old.user_id, old.first_day, old.last_day, old.weekdays, old.said_by, old.said_at, old.version,
      old.valid_from, new.valid_from)
    on conflict (absence_id, valid_from) do nothing;
  end if;
  return null;
end $$;
create trigger absence_version_recorded after update on absence
  for each row when (old.valid_from < new.valid_from) execute function record_absence_version();
