-- The seats of a person's players, and their own cars, at events that touch a range of days. A function, since it keeps its plan: planning the view takes many times as
-- long as running it for the few rows of a family.
create or replace function rides_of(who text, first date, days integer) returns table (team_id uuid, event_id uuid, kind text, item json)
language plpgsql stable rows 10 set plan_cache_mode = force_generic_plan as $$
declare mine json := (select json_agg(json_build_object('t', r.team_id, 'm', r.membership_id)) from (
  select distinct s.team_id, s.membership_id from team_access_of(who) s where s.via in ('self', 'guardian') and not 'follower' = any (s.roles)) r);
  seats json;
begin
  -- Most families have no seat in most weeks: the large statement is started for those that have.
  seats := (
    select json_agg(json_build_object('t', s.team_id, 'e', s.event_id, 'w', s.way, 'm', s.membership_id))
    from json_to_recordset(mine) x(t uuid, m uuid)
      join ride_seat s on s.team_id = x.t and s.membership_id = x.m
      join event e on e.team_id = s.team_id and e.id = s.event_id
    where e.last_day >= first and e.first_day < first + days);
  if seats is not null then
    return query
      select n.team_id, n.event_id, 'seat', json_strip_nulls(json_build_object('way', n.way, 'membership_id', n.membership_id, 'state', n.state,
        'driver_id', d.id, 'driver_name', coalesce(d.first_name, d.full_name), 'minutes', c.minutes,
        'leaves_local', case when e.timing = 'timed' then leaves_at(n.way, e.starts_local, e.ends_local, e.arrive_minutes, c.minutes) end,
        'meeting_point', c.meeting_point, 'version', n.version))
      from json_to_recordset(seats) x(t uuid, e uuid, w text, m uuid)
        cross join lateral (select y.* from seat_now y where y.team_id = x.t and y.event_id = x.e and y.way = x.w and y.membership_id = x.m limit 1) n
        join event e on e.team_id = n.team_id and e.id = n.event_id
        left join ride c on c.team_id = n.team_id and c.event_id = n.event_id and c.way = n.way and c.driver_id = n.driver_id
        left join "user" d on d.id = c.driver_id;
  end if;
  if exists (select from ride r where r.driver_id = who) then
    return query
      select r.team_id, r.event_id, 'ride', json_strip_nulls(json_build_object('way', r.way, 'seats', r.seats, 'taken', r.taken, 'minutes', r.minutes,
        'leaves_local', case when e.timing = 'timed' then leaves_at(r.way, e.starts_local, e.ends_local, e.arrive_minutes, r.minutes) end,
        'meeting_point', r.meeting_point,
        'is_current', r.trip is not distinct from trip_of(r.way, e.starts_local, e.ends_local, e.arrive_minutes, e.time_zone, e.timing, e.venue_id),
        'version', r.version))
      from ride r join event e on e.team_id = r.team_id and e.id = r.event_id and e.last_day >= first and e.first_day < first + days
      where r.driver_id = who and r.team_id in (select x.t from json_to_recordset(mine) x(t uuid));
  end if;
end $$;
