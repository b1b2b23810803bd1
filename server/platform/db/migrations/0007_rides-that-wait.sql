-- What of rides waits for a person: a seat of a player of theirs to agree to, to agree to anew, without company or, within some days, without a driver;
--> statement-breakpoint
-- and their own car that was agreed to another time. A function, since it keeps its plan.
create or replace function rides_waiting(who text, at_ timestamptz, days_wanted integer)
returns table (team_id uuid, event_id uuid, membership_id uuid, state text, driver_id text, ways json, since timestamptz, agreed text, leaves text, present text)
language plpgsql stable rows 2 set plan_cache_mode = force_generic_plan as $$
begin
  if exists (select from team_access_of(who) a join ride_seat s on s.team_id = a.team_id and s.membership_id = a.membership_id
      where a.via in ('self', 'guardian')) then
    return query
      select n.team_id, n.event_id, n.membership_id, n.state, n.driver_id, json_agg(n.way order by n.way desc), max(n.at),
        (array_agg(left(n.family_trip, 16) || ':00' order by n.way desc))[1], (array_agg(n.leaves order by n.way desc))[1],
        (array_agg(n.present order by n.way desc))[1]
      from (
        select y.team_id, y.event_id, y.membership_id, y.state, y.driver_id, y.way, y.at, y.family_trip,
          leaves_at(y.way, e.starts_local, e.ends_local, e.arrive_minutes, c.minutes) as leaves,
          to_char(case y.way when 'there' then e.starts_local else e.ends_local end, 'YYYY-MM-DD"T"HH24:MI:SS') as present
        from (select distinct a.team_id, a.membership_id from team_access_of(who) a where a.via in ('self', 'guardian')) mine
          join ride_seat s on s.team_id = mine.team_id and s.membership_id = mine.membership_id
          join event e on e.team_id = s.team_id and e.id = s.event_id and e.status = 'on' and e.ends_at > at_
          cross join lateral (
            select z.* from seat_now z where z.team_id = s.team_id and z.event_id = s.event_id and z.way = s.way and z.membership_id = s.membership_id
            limit 1) y
          left join ride c on c.team_id = y.team_id and c.event_id = y.event_id and c.way = y.way and c.driver_id = y.driver_id
        where y.state in ('offered', 'needs_company')
          or y.state = 'wanted' and e.starts_at < at_ + make_interval(days => days_wanted)
          -- Where the driver alone has not agreed anew there is nothing for the family to press.
          or y.state = 'open_again' and y.family_trip
            is distinct from trip_of(y.way, e.starts_local, e.ends_local, e.arrive_minutes, e.time_zone, e.timing, e.venue_id)) n
      group by n.team_id, n.event_id, n.membership_id, n.state, n.driver_id;
  end if;
  return query
    select r.team_id, r.event_id, null::uuid, 'driver_open_again', r.driver_id, json_agg(r.way order by r.way desc), max(r.at),
      (array_agg(left(r.trip, 16) || ':00' order by r.way desc))[1],
      (array_agg(leaves_at(r.way, e.starts_local, e.ends_local, e.arrive_minutes, r.minutes) order by r.way desc))[1],
      (array_agg(to_char(case r.way when 'there' then e.starts_local else e.ends_local end, 'YYYY-MM-DD"T"HH24:MI:SS') order by r.way desc))[1]
    from ride r join event e on e.team_id = r.team_id and e.id = r.event_id and e.status = 'on' and e.ends_at > at_
    where r.driver_id = who and r.trip is distinct from trip_of(r.way, e.starts_local, e.ends_local, e.arrive_minutes, e.time_zone, e.timing, e.venue_id)
      and exists (select from team_access_of(who) a where a.team_id = r.team_id and a.via in ('self', 'guardian') and not 'follower' = any (a.roles))
    group by r.team_id, r.event_id, r.driver_id;
end $$;
