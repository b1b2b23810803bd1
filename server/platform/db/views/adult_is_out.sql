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
