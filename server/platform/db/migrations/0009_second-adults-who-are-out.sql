ALTER TABLE "notice" DROP COLUMN "user_ids";--> statement-breakpoint
-- The present state of each seat, whoever has left, been banned or taken a yes back since. Nothing of it is stored, and nothing else works it out.
-- `driver_id` is null where the driver has left. Read it by team, event and way: the window needs the whole car.
create or replace view seat_now as
  select f.team_id, f.event_id, f.way, f.membership_id, f.child_id, case when f.is_driver_here then f.driver_id end as driver_id, f.family_trip, f.at, f.version, f.consent_by, c.company,
    case
      when not f.is_on then 'off'
      when f.is_out then 'not_coming'
      when not f.is_driver_here then 'wanted'
      when f.is_aboard then case when c.company = 'none' then 'needs_company' else 'agreed' end
      when not f.is_family_agreed then 'offered'
      else 'open_again' end as state
  from (
      select a.*, min(a.player) filter (where a.is_aboard) over car as first_player, max(a.player) filter (where a.is_aboard) over car as last_player,
        count(*) filter (where a.is_aboard and a.is_other_adult) over car as adults
      from (
          -- Aboard: everybody agreed, to how it is now.
          select b.*, b.is_on and not b.is_out and b.is_driver_here and b.is_driver_current and b.is_family_agreed and b.is_family_current as is_aboard,
            -- Rows that staff joined are one player, and an adult who drives a car sits in no other.
            case when b.child_id is not null or b.is_other_adult then b.merged_id::text end as player
          from (
              select s.team_id, s.event_id, s.way, s.membership_id, s.driver_id, s.family_trip, s.at, s.version, m.child_id, e.status = 'on' as is_on,
                coalesce(older.id, m.id) as merged_id,
                coalesce(w.answer = 'no', false) or m.ended_at is not null
                  or m.child_id is not null and not exists (select from living_guardian g where g.child_id = m.child_id) as is_out,
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
                  where o.team_id = s.team_id and o.event_id = s.event_id and o.way = s.way and o.driver_id = m.user_id) as is_other_adult,
                exists (select from living_guardian g where g.child_id = m.child_id and g.user_id = s.driver_id) as is_driver_guardian,
                (select d.given_by from driver_consent d join living_guardian g on g.child_id = d.child_id and g.user_id = d.given_by
                  where d.child_id = m.child_id and d.driver_id = s.driver_id and d.until >= e.last_day) as consent_by,
                car.second_id is not null and coalesce(car.second_trip = t.trip, false) and exists (select from team_access r
                  where r.team_id = car.team_id and r.user_id = car.second_id
                    and r.via in ('self', 'guardian') and not 'follower' = any (r.roles))
                  and not exists (select from ride o where o.team_id = s.team_id and o.event_id = s.event_id and o.way = s.way
                    and o.driver_id = car.second_id)
                  -- An adult player who is out rides along with nobody.
                  and not exists (select from membership a
                      left join participation ap on ap.team_id = a.team_id and ap.event_id = e.id and ap.membership_id = a.id
                      left join lateral effective_answer(
                        of_team => e.team_id, of_event => e.id, of_kind => coalesce(e.at_start ->> 'kind', e.kind), of_series => e.series_id,
                        of_timing => coalesce(e.at_start ->> 'timing', e.timing), asked => coalesce(e.at_start ->> 'asks', e.asks),
                        day_one => coalesce((e.at_start ->> 'first_day')::date, e.first_day), day_last => coalesce((e.at_start ->> 'last_day')::date, e.last_day),
                        starts => coalesce((e.at_start ->> 'starts_at')::timestamptz, e.starts_at),
                        timed_in => coalesce((e.at_start ->> 'time_version')::int, e.time_version),
                        player => a.id, of_child => a.child_id, of_adult => a.user_id, let_in => a.let_in_at,
                        answer_ => ap.answer, answered_by_ => ap.answered_by, answered_at_ => ap.answered_at, seen => ap.seen_before_start) aw on true
                    where a.team_id = s.team_id and a.user_id = car.second_id and a.ended_at is null and 'player' = any (a.roles)
                      and aw.answer = 'no') as has_second
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
                  select trip_of(s.way, e.starts_local, e.ends_local, e.arrive_minutes, e.time_zone, e.timing, e.venue_id) as trip) t) b) a
      window car as (partition by a.team_id, a.event_id, a.way, a.driver_id)) f
    -- Who sees to it that no adult is alone with somebody else's child. `consent`: nobody else is in the car, and a guardian lets this driver.
    cross join lateral (select case
      when not f.is_aboard then null
      when f.child_id is null or f.is_driver_guardian then 'own'
      when f.has_second or f.adults > 0 then 'two_adults'
      when f.first_player <> f.last_player then 'two_players'
      when f.consent_by is not null then 'consent'
      else 'none' end as company) c;
