-- When a car leaves, as clocks show it there: so many minutes before the arrival, or after the end.
create or replace function leaves_at(way text, starts timestamp, ends timestamp, arrive integer, minutes integer) returns text language sql stable as $$
  select to_char(case way when 'there' then starts - make_interval(mins => arrive + minutes) else ends + make_interval(mins => minutes) end,
    'YYYY-MM-DD"T"HH24:MI:SS') $$;
--> statement-breakpoint
-- A person's own row in the team if they are out at an event, as a player or as a coach; none for whoever comes, or only guards a player.
create or replace function adult_is_out(in_team uuid, at_event uuid, person text) returns table (membership_id uuid) language sql stable as $$
  select m.id from membership m
    join event e on e.team_id = m.team_id and e.id = at_event
    left join participation p on p.team_id = m.team_id and p.event_id = e.id and p.membership_id = m.id
    left join lateral effective_answer(
      of_team => e.team_id, of_event => e.id, of_kind => coalesce(e.at_start ->> 'kind', e.kind), of_series => e.series_id,
      of_timing => coalesce(e.at_start ->> 'timing', e.timing), asked => coalesce(e.at_start ->> 'asks', e.asks),
      day_one => coalesce((e.at_start ->> 'first_day')::date, e.first_day), day_last => coalesce((e.at_start ->> 'last_day')::date, e.last_day),
      starts => coalesce((e.at_start ->> 'starts_at')::timestamptz, e.starts_at),
      timed_in => coalesce((e.at_start ->> 'time_version')::int, e.time_version),
      player => m.id, of_child => m.child_id, of_adult => m.user_id, let_in => m.let_in_at,
      answer_ => p.answer, answered_by_ => p.answered_by, answered_at_ => p.answered_at, seen => p.seen_before_start) w on true
  where m.team_id = in_team and m.user_id = person and m.ended_at is null and w.answer = 'no' $$;
--> statement-breakpoint
-- What is known of each seat by itself: whether the player comes, the driver is there, and what both agreed to. `seat_now` adds who else is in the car.
create or replace view seat_facts as
  select s.team_id, s.event_id, s.way, s.membership_id, s.driver_id, s.family_trip, s.at, s.version, m.child_id, b.is_on, b.is_driver_here, b.is_family_agreed,
    -- Who agreed for a child guards it.
    b.is_absent or m.child_id is not null and not b.is_family_agreed
      and not exists (select from living_guardian g where g.child_id = m.child_id) as is_out,
    -- Boarding: nothing but the driver is missing. Aboard: everybody agreed, to how it is now.
    b.is_on and not b.is_absent and b.is_family_agreed and b.is_family_current as is_boarding,
    b.is_on and not b.is_absent and b.is_family_agreed and b.is_family_current and b.is_driver_here and b.is_driver_current as is_aboard,
    b.is_other_adult,
    -- Rows that staff joined are one player, and an adult who drives a car sits in no other.
    case when m.child_id is not null or b.is_other_adult then coalesce(older.id, m.id) end as player,
    exists (select from living_guardian g where g.child_id = m.child_id and g.user_id = s.driver_id) as is_driver_guardian,
    (select d.given_by from driver_consent d join living_guardian g on g.child_id = d.child_id and g.user_id = d.given_by
      where d.child_id = m.child_id and d.driver_id = s.driver_id and d.until >= e.last_day) as consent_by,
    car.second_id is not null and coalesce(car.second_trip = t.trip, false) and exists (select from team_access r
      where r.team_id = car.team_id and r.user_id = car.second_id and r.via in ('self', 'guardian') and not 'follower' = any (r.roles))
      and not exists (select from ride o where o.team_id = s.team_id and o.event_id = s.event_id and o.way = s.way and o.driver_id = car.second_id)
      -- Who is out rides along with nobody.
      and not exists (select from adult_is_out(s.team_id, s.event_id, car.second_id)) as has_second
  from ride_seat s
    join event e on e.team_id = s.team_id and e.id = s.event_id
    join membership m on m.team_id = s.team_id and m.id = s.membership_id
    left join merged_into(of_team => m.team_id, player => m.id) older on true
    left join ride car on car.team_id = s.team_id and car.event_id = s.event_id and car.way = s.way and car.driver_id = s.driver_id
    left join participation p on p.team_id = s.team_id and p.event_id = s.event_id and p.membership_id = s.membership_id
    left join lateral effective_answer(
      of_team => e.team_id, of_event => e.id, of_kind => coalesce(e.at_start ->> 'kind', e.kind), of_series => e.series_id,
      of_timing => coalesce(e.at_start ->> 'timing', e.timing), asked => coalesce(e.at_start ->> 'asks', e.asks),
      day_one => coalesce((e.at_start ->> 'first_day')::date, e.first_day), day_last => coalesce((e.at_start ->> 'last_day')::date, e.last_day),
      starts => coalesce((e.at_start ->> 'starts_at')::timestamptz, e.starts_at),
      timed_in => coalesce((e.at_start ->> 'time_version')::int, e.time_version),
      player => m.id, of_child => m.child_id, of_adult => m.user_id, let_in => m.let_in_at,
      answer_ => p.answer, answered_by_ => p.answered_by, answered_at_ => p.answered_at, seen => p.seen_before_start) w on true
    cross join lateral (
      select trip_of(s.way, e.starts_local, e.ends_local, e.arrive_minutes, e.time_zone, e.timing, e.venue_id) as trip) t
    cross join lateral (
      select e.status = 'on' as is_on,
        coalesce(w.answer = 'no', false) or m.ended_at is not null as is_absent,
        s.driver_id is not null and exists (select from team_access r where r.team_id = s.team_id and r.user_id = s.driver_id
          and r.via in ('self', 'guardian') and not 'follower' = any (r.roles)) as is_driver_here,
        coalesce(car.trip = t.trip, false) as is_driver_current,
        s.family_by is not null and case
          when m.child_id is null then m.user_id = s.family_by and exists (select from living_user u where u.id = m.user_id)
          else exists (select from living_guardian g where g.child_id = m.child_id and g.user_id = s.family_by)
            and (not s.is_by_consent or exists (select from driver_consent d
              where d.child_id = m.child_id and d.driver_id = s.driver_id and d.given_by = s.family_by and d.until >= e.last_day)) end
          as is_family_agreed,
        coalesce(s.family_trip = t.trip, false) as is_family_current,
        m.child_id is null and m.user_id is distinct from s.driver_id and not exists (select from ride o
          where o.team_id = s.team_id and o.event_id = s.event_id and o.way = s.way and o.driver_id = m.user_id) as is_other_adult
      -- The offset keeps this a step of its own: otherwise each look-up runs wherever its result is named.
      offset 0) b;
--> statement-breakpoint
-- The present state of each seat, whoever has left, been banned or taken a yes back since. Nothing of it is stored, and nothing else works it out.
-- `driver_id` is null where the driver has left.
create or replace view seat_now as
  select f.team_id, f.event_id, f.way, f.membership_id, f.child_id, case when f.is_driver_here then f.driver_id end as driver_id, f.family_trip, f.at, f.version, f.consent_by, c.company,
    case
      when not f.is_on then 'off'
      when f.is_out then 'not_coming'
      when not f.is_driver_here then 'wanted'
      when f.is_aboard then case when c.company = 'none' then 'needs_company' else 'agreed' end
      when not f.is_family_agreed then 'offered'
      else 'open_again' end as state
  from seat_facts f
    -- Who sees to it that no adult is alone with somebody else's child. `consent`: nobody else is in the car, and a guardian lets this driver.
    cross join lateral (select case
      when not f.is_aboard then null
      when f.child_id is null or f.is_driver_guardian then 'own'
      when f.has_second or exists (select from seat_facts o
        where o.team_id = f.team_id and o.event_id = f.event_id and o.way = f.way and o.driver_id = f.driver_id
          and o.child_id is null and o.is_other_adult and o.is_boarding) then 'two_adults'
      when exists (select from seat_facts o
        where o.team_id = f.team_id and o.event_id = f.event_id and o.way = f.way and o.driver_id = f.driver_id
          and o.membership_id <> f.membership_id and o.player <> f.player and o.is_boarding) then 'two_players'
      when f.consent_by is not null then 'consent'
      else 'none' end as company offset 0) c;
--> statement-breakpoint
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
