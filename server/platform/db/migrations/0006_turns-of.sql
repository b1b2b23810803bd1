-- A person's own turns at events in a range of days, by the player who stands for the family. A function keeps its plan: planning the view team_access
-- takes several times as long as running this for the few turns of a family.
create or replace function turns_of(who text, day_one date, days integer)
returns table (team_id uuid, event_id uuid, membership_id uuid, item json)
language plpgsql stable rows 5 set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
    select t.team_id, t.event_id, t.membership_id, json_build_object('duty_id', t.duty_id, 'name', d.name, 'sign', d.sign, 'slot', t.slot,
      'state', t.state, 'version', t.version)
    from (select distinct r.team_id, r.membership_id from team_access_of(who) r where r.via in ('self', 'guardian')) mine
      join duty_turn t on t.team_id = mine.team_id and t.membership_id = mine.membership_id
      join event e on e.team_id = t.team_id and e.id = t.event_id
      join duty d on d.team_id = t.team_id and d.id = t.duty_id
    where e.last_day >= day_one and e.first_day < day_one + days and d.ended_at is null and t.slot <= d.families
    order by e.first_day, t.event_id, d.created_at, t.duty_id, t.slot;
end $$;
