-- The statements of server/schedule/receipt/player-answers.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- playerAnswers
-- returns row json
select one.row
from (
    with asked as materialized (
      select e.* from event e
      where e.team_id = $1::uuid and e.id in (select k.id::uuid from json_array_elements_text($2::json) k(id)))
    select json_build_object('membershipId', m.id, 'countsAs', older.id, 'childId', m.child_id, 'isSpot', m.spot_first_name is not null, 'people', coalesce(
  (select json_agg(g.user_id order by g.created_at, g.id) from living_guardian g where g.child_id = m.child_id),
  case when l.id is null then '[]'::json else json_build_array(l.id) end), 'answers', coalesce(a.answers, '{}'::json)) as row
    from membership m left join child_state s on s.child_id = m.child_id left join living_user l on l.id = m.user_id
      left join lateral (
        select true as is_there from absence x where x.child_id = m.child_id or x.user_id = m.user_id
        union all select true from usual_yes y where y.team_id = m.team_id and y.membership_id = m.id limit 1) standing on true
      left join lateral (
        select json_object_agg(e.id, json_build_object('answer', w.answer, 'isOut', coalesce(w.answer = 'no' and (w.source = 'said' or p.answer = 'no' or not exists (
  select from jsonb_array_elements(coalesce(k.heard, '[null]')) h(shown)
    cross join lateral (select coalesce((h.shown ->> 'starts_local')::date, e.first_day) as day_one) d
  where not exists (
    select from away_of(m.child_id, m.user_id, coalesce(h.shown ->> 'timing', e.timing) = 'day', d.day_one,
      coalesce(d.day_one + ((h.shown ->> 'duration_minutes')::int + 1439) / 1440 - 1, e.last_day), e.starts_at) x
    where p.answer is null or x.said_at > p.answered_at))), false),
          'seenVersion', p.seen_version)) as answers
        from asked e left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
          left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
          left join lateral known_of(e.team_id, e.id, e.notice_version, p.seen_version, m.let_in_at) k on true and w.source = 'away'
        where p.event_id is not null or standing.is_there) a on true
      left join lateral (
  select o.id from same_player j
    join membership o on o.team_id = j.team_id and o.id = j.counts_as and o.ended_at is null
    left join child oc on oc.id = o.child_id
  where j.team_id = m.team_id and j.membership_id = m.id and oc.deleted_at is null) older on true
    where m.team_id = $3::uuid and m.ended_at is null and 'player' = any (m.roles) and (m.child_id is null or s.is_frozen = false) and (m.user_id is null or l.id is not null)) as one;
