-- For each event and player whom Drip notifies (adults, children with a living guardian, spots; frozen children rest): what the family knows of the event,
-- and whether it is unaware of a change that concerns it. Only one row for each player is read, so that a statement asks it by team and event.
create or replace view player_awareness as
  select e.team_id, e.id as event_id, m.id as membership_id, e.notice_version, p.seen_version, w.answer, w.source, o.is_out,
    coalesce(m.let_in_at, m.created_at) <= coalesce(n.made_at, e.created_at) as was_here,
    merged.id as merged_into, m.spot_first_name is not null and is_spot_of_player(m.team_id, m.id, merged.id) as is_merged_spot,
    k.version as known_version, k.shown as known, k.possible_versions,
    needs_acknowledgement(k.shown, n.shown) as needs_acknowledgement,
    e.notice_version > 1 and coalesce(p.seen_version, 0) < e.notice_version
      and coalesce(m.let_in_at, m.created_at) <= n.made_at and changed_fields(k.shown, n.shown) <> '{}' and not o.is_out
      and not (m.spot_first_name is not null and is_spot_of_player(m.team_id, m.id, merged.id)) as is_unaware
  from event e
    join membership m on m.team_id = e.team_id and m.ended_at is null and 'player' = any (m.roles)
    left join event_version n on n.team_id = e.team_id and n.event_id = e.id and n.version = e.notice_version
    left join child_state s on s.child_id = m.child_id
    left join living_user l on l.id = m.user_id
    left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
    left join lateral effective_answer(
      e.team_id, e.id, coalesce(e.at_start ->> 'kind', e.kind), e.series_id, coalesce(e.at_start ->> 'timing', e.timing),
      coalesce(e.at_start ->> 'asks', e.asks), coalesce((e.at_start ->> 'first_day')::date, e.first_day),
      coalesce((e.at_start ->> 'last_day')::date, e.last_day), coalesce((e.at_start ->> 'starts_at')::timestamptz, e.starts_at),
      coalesce((e.at_start ->> 'time_version')::int, e.time_version),
      m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_before_start) w on true
    left join lateral known_versions(e.team_id, e.id, e.notice_version, p.seen_version, m.let_in_at) k on true
    left join lateral is_out(
      w.answer, w.source, p.answer, p.answered_at, k.possible_versions, m.child_id, m.user_id, e.timing, e.first_day, e.last_day,
      coalesce((e.at_start ->> 'starts_at')::timestamptz, e.starts_at)) o on true
    left join lateral merged_into(m.team_id, m.id) merged on true
  where (m.child_id is null or s.is_frozen = false) and (m.user_id is null or l.id is not null);
