-- DR022: a seat is in a car that is there. Cars count their seats, and the check refuses the one too many (ride_full): of fifty who ask for the last
-- seat one has it. Both cars of a change are held in one order, so that two families who change places wait for each other.
create or replace function count_seats() returns trigger language plpgsql as $$
declare car record;
begin
  for car in
    select c.team_id, c.event_id, c.way, c.driver_id, sum(c.step)::int as step from (
      select old.team_id, old.event_id, old.way, old.driver_id, -1 as step where tg_op <> 'INSERT'
      union all
      select new.team_id, new.event_id, new.way, new.driver_id, 1 where tg_op <> 'DELETE') c
    where c.driver_id is not null group by 1, 2, 3, 4 having sum(c.step) <> 0 order by 1, 2, 3, 4
  loop
    update ride r set taken = r.taken + car.step
    where r.team_id = car.team_id and r.event_id = car.event_id and r.way = car.way and r.driver_id = car.driver_id;
    if not found and car.step > 0 then raise exception 'no such car' using errcode = 'DR022'; end if;
  end loop;
  return null;
end $$;
create trigger ride_seat_counted after insert or delete or update of team_id, event_id, way, driver_id on ride_seat
  for each row execute function count_seats();
