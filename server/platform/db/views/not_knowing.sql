-- Players whose families do not know of their event's last change, though it concerns them: as `isUnaware` and `withoutMergedSpots` in
-- domain/schedule/receipt/receipts.ts say, with what makes a family out as in server/core/schedule/effective-answer.ts.
create or replace view not_knowing as
  select e.team_id, e.id as event_id, e.notice_version, m.id as membership_id, needs_acknowledgement(k.shown, n.shown) as needs_acknowledgement
  from event e
    join event_version n on n.team_id = e.team_id and n.event_id = e.id and n.version = e.notice_version
    join membership m on m.team_id = e.team_id and m.ended_at is null and 'player' = any (m.roles)
      and coalesce(m.let_in_at, m.created_at) <= n.made_at
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
    left join lateral (
      select o.id from same_player j
        join membership o on o.team_id = j.team_id and o.id = j.counts_as and o.ended_at is null
        left join child oc on oc.id = o.child_id
      where j.team_id = m.team_id and j.membership_id = m.id and oc.deleted_at is null) older on true
  where e.notice_version > 1
    and (m.child_id is null or s.is_frozen = false) and (m.user_id is null or l.id is not null)
    and coalesce(p.seen_version, 0) < e.notice_version and changed_fields(k.shown, n.shown) <> '{}'
    and not coalesce(w.answer = 'no' and (w.source = 'said' or p.answer = 'no' or not exists (
      select 1 from jsonb_array_elements(k.heard) h(shown)
        cross join lateral (select coalesce((h.shown ->> 'starts_local')::date, e.first_day) as day_one) d
      where not exists (
        select 1 from covering_absence(m.child_id, m.user_id, coalesce(h.shown ->> 'timing', e.timing) = 'day', d.day_one,
          coalesce(d.day_one + ((h.shown ->> 'duration_minutes')::int + 1439) / 1440 - 1, e.last_day), coalesce((e.at_start ->> 'starts_at')::timestamptz, e.starts_at)) x
        where p.answer is null or x.said_at > p.answered_at))), false)
    -- A spot that staff joined with a profile is told there.
    and not (m.spot_first_name is not null and exists (
      select 1 from membership h
        left join child_state hs on hs.child_id = h.child_id
        left join living_user hl on hl.id = h.user_id
        left join same_player hj on hj.team_id = h.team_id and hj.membership_id = h.id
      where h.team_id = m.team_id and h.id <> m.id and h.ended_at is null and 'player' = any (h.roles)
        and (hs.is_frozen = false or hl.id is not null)
        and coalesce(hj.counts_as, h.id) = coalesce(older.id, m.id)));
