-- A car that goes leaves its players without one: nobody drives them yet, and their families read so.
create or replace function empty_car() returns trigger language plpgsql as $$
begin
  update ride_seat s set driver_id = null, family_by = null, family_trip = null, is_by_consent = false, version = s.version + 1
  where s.team_id = old.team_id and s.event_id = old.event_id and s.way = old.way and s.driver_id = old.driver_id;
  return null;
end $$;
create trigger ride_emptied after delete on ride for each row execute function empty_car();
