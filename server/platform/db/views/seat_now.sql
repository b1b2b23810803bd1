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
