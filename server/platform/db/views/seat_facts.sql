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
