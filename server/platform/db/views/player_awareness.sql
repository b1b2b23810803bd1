-- For each event and player whom Drip notifies (adults, children with a living guardian, spots; frozen children rest): what the family knows of the event,
-- and whether it is unaware of a change that concerns it. A statement asks it by team and event.
create or replace view player_awareness as
  select e.team_id, e.id as event_id, m.id as membership_id, e.notice_version, p.seen_version, w.answer, w.source, o.is_out,
    coalesce(m.let_in_at, m.created_at) <= coalesce(n.made_at, e.created_at) as was_here,
    merged.id as merged_into, spot.is_merged as is_merged_spot,
    k.version as known_version, k.shown as known, k.possible_versions,
    needs_acknowledgement(c.fields) as needs_acknowledgement,
    e.notice_version > 1 and coalesce(p.seen_version, 0) < e.notice_version
      and coalesce(m.let_in_at, m.created_at) <= n.made_at and c.fields <> '{}' and not o.is_out
      and not spot.is_merged as is_unaware
  from event e
    join membership m on m.team_id = e.team_id and m.ended_at is null and 'player' = any (m.roles)
    left join event_version n on n.team_id = e.team_id and n.event_id = e.id and n.version = e.notice_version
    left join child_state s on s.child_id = m.child_id
    left join living_user l on l.id = m.user_id
    left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
    left join lateral effective_answer(
      of_team => e.team_id, of_event => e.id, of_kind => coalesce(e.at_start ->> 'kind', e.kind), of_series => e.series_id,
      of_timing => coalesce(e.at_start ->> 'timing', e.timing), asked => coalesce(e.at_start ->> 'asks', e.asks),
      day_one => coalesce((e.at_start ->> 'first_day')::date, e.first_day), day_last => coalesce((e.at_start ->> 'last_day')::date, e.last_day),
      starts => coalesce((e.at_start ->> 'starts_at')::timestamptz, e.starts_at),
      timed_in => coalesce((e.at_start ->> 'time_version')::int, e.time_version),
      player => m.id, of_child => m.child_id, of_adult => m.user_id, let_in => m.let_in_at,
      answer_ => p.answer, answered_by_ => p.answered_by, answered_at_ => p.answered_at, seen => p.seen_before_start) w on true
    left join lateral known_versions(
      of_team => e.team_id, of_event => e.id, noticed => e.notice_version, seen => p.seen_version, let_in => m.let_in_at) k on true
    -- The offset keeps it a part of its own, which is worked out once.
    cross join lateral (
      select case when k.shown is distinct from n.shown then changed_fields(k.shown, n.shown) else '{}' end as fields offset 0) c
    left join lateral is_out(
      answer => w.answer, source => w.source, given => p.answer, given_at => p.answered_at, possible_versions => k.possible_versions,
      of_child => m.child_id, of_adult => m.user_id, timing => e.timing, day_one => e.first_day, day_last => e.last_day,
      starts => coalesce((e.at_start ->> 'starts_at')::timestamptz, e.starts_at)) o on true
    left join lateral merged_into(of_team => m.team_id, player => m.id) merged on true
    left join lateral is_merged_spot(
      of_team => m.team_id, row_id => m.id, spot_name => m.spot_first_name, merged => merged.id) spot on true
  where (m.child_id is null or s.is_frozen = false) and (m.user_id is null or l.id is not null);
