-- The statements of server/schedule/receipt/receipts.store.ts that the server's tests send. Written by npm test -- server/ --write-statements

-- acknowledge
insert into participation as p (team_id, event_id, membership_id, seen_version, seen_by, seen_at, seen_via)
    select e.team_id,
  e.id,
  r.membership_id,
  max(k.version),
  $1,
  $2::timestamptz,
  $3
    from json_to_recordset($4::json) k(team_id uuid, event_id uuid, version integer)
      join event e on e.team_id = k.team_id and e.id = k.event_id and k.version <= e.version
      join team t on t.id = e.team_id and t.archived_at is null
      join team_reach r on r.team_id = e.team_id and r.user_id = $5
        and (r.via = 'guardian' or r.via = 'self' and 'player' = any (r.roles))
    group by e.team_id,
  e.id,
  r.membership_id
order by e.team_id,
  e.id,
  r.membership_id
    on conflict (team_id, event_id, membership_id) do update set
      seen_version = greatest(p.seen_version, excluded.seen_version),
      seen_by = case when (p.seen_version > excluded.seen_version or p.seen_version = excluded.seen_version
    and p.seen_via is distinct from 'told' and not (p.seen_via is not distinct from 'opened' and excluded.seen_via <> 'opened')) then p.seen_by else excluded.seen_by end,
      seen_at = case when (p.seen_version > excluded.seen_version or p.seen_version = excluded.seen_version
    and p.seen_via is distinct from 'told' and not (p.seen_via is not distinct from 'opened' and excluded.seen_via <> 'opened')) then p.seen_at else excluded.seen_at end,
      seen_via = case when (p.seen_version > excluded.seen_version or p.seen_version = excluded.seen_version
    and p.seen_via is distinct from 'told' and not (p.seen_via is not distinct from 'opened' and excluded.seen_via <> 'opened')) then p.seen_via else excluded.seen_via end,
      told_by = case when (p.seen_version > excluded.seen_version or p.seen_version = excluded.seen_version
    and p.seen_via is distinct from 'told' and not (p.seen_via is not distinct from 'opened' and excluded.seen_via <> 'opened')) then p.told_by end,
  told_over = case when (p.seen_version > excluded.seen_version or p.seen_version = excluded.seen_version
    and p.seen_via is distinct from 'told' and not (p.seen_via is not distinct from 'opened' and excluded.seen_via <> 'opened')) then p.told_over end
    returning event_id,
  seen_version;

-- acknowledgeSpot
insert into participation as p (team_id, event_id, membership_id, seen_version, seen_by, seen_at, seen_via)
    select e.team_id,
  e.id,
  $1::uuid,
  $2::int,
  $3::text,
  $4::timestamptz,
  'link'
    from event e
where e.team_id = $5::uuid and e.id = $6::uuid and e.version >= $7::int
    on conflict (team_id, event_id, membership_id) do update set
      seen_version = excluded.seen_version,
  seen_by = excluded.seen_by,
  seen_at = excluded.seen_at,
      seen_via = excluded.seen_via,
  told_by = null,
  told_over = null
      where coalesce(p.seen_version, 0) < excluded.seen_version
        or p.seen_via = 'told' and p.seen_version = excluded.seen_version;

-- findNudges
select "event_id", "made_at"
from "notice"
where ("notice"."team_id" = $1 and "notice"."made_at" > $2 and "notice"."kind" in ($3, …) and ("notice"."kind" = $4 or "notice"."membership_ids" is not null));

-- holdVersions
select e.id as event_id, e.version
from json_to_recordset($1::json) k(team_id uuid, event_id uuid)
      join event e on e.team_id = k.team_id and e.id = k.event_id
join team t on t.id = e.team_id and t.archived_at is null
    where exists (select 1 from team_reach r where r.team_id = e.team_id and r.user_id = $2)
    order by e.team_id,
  e.id for key share of e;

-- insertNotices
insert into "notice" ("team_id", "id", "event_id", "kind", "membership_ids", "event_version", "arrives_at", "made_at", "not_before", "told_at", "mails") select "team_id",
  "id",
  "event_id",
  "kind",
  "membership_ids",
  "event_version",
  "arrives_at",
  "made_at",
  "not_before",
  "told_at",
  "mails"
from json_populate_recordset(null::"notice", $1::json);

-- knowers
-- returns row json
select json_build_object('eventId', e.id, 'membershipId', m.id, 'userId', m.user_id, 'childId', m.child_id,
        'spotFirstName', m.spot_first_name, 'spotLastInitial', m.spot_last_initial, 'fullName', u.full_name,
        'firstName', c.first_name, 'lastInitial', c.last_initial, 'shownAs', c.shown_as, 'number', m.number, 'isFrozen', s.is_frozen,
        'people', coalesce(
  (select json_agg(g.user_id order by g.created_at, g.id) from living_guardian g where g.child_id = m.child_id),
  case when l.id is null then '[]'::json else json_build_array(l.id) end),
        'answer', w.answer, 'source', w.source, 'isOut', coalesce(w.answer = 'no' and (w.source = 'said' or p.answer = 'no' or not exists (
  select from jsonb_array_elements(coalesce(k.heard, '[null]')) h(shown)
    cross join lateral (select coalesce((h.shown ->> 'starts_local')::date, e.first_day) as day_one) d
  where not exists (
    select from away_of(m.child_id, m.user_id, coalesce(h.shown ->> 'timing', e.timing) = 'day', d.day_one,
      coalesce(d.day_one + ((h.shown ->> 'duration_minutes')::int + 1439) / 1440 - 1, e.last_day), e.starts_at) x
    where p.answer is null or x.said_at > p.answered_at))), false), 'isAsked', e.asks <> 'nobody', 'seenVersion', p.seen_version, 'seenByName', b.full_name, 'seenAt', p.seen_at, 'seenVia', p.seen_via,
        'knownVersion', k.version, 'known', k.shown, 'heard', case when jsonb_array_length(k.heard) > 1 then k.heard end, 'countsAs', older.id,
        'wasHere', coalesce(m.let_in_at, m.created_at) <= coalesce(v.made_at, e.created_at))
from json_to_recordset($1::json) asked(team_id uuid, id uuid)
join event e on e.team_id = asked.team_id and e.id = asked.id
        join membership m on m.team_id = e.team_id and m.ended_at is null and 'player' = any (m.roles)
        left join event_version v on v.team_id = e.team_id and v.event_id = e.id and v.version = e.notice_version
        left join child c on c.id = m.child_id
left join child_state s on s.child_id = m.child_id
        left join "user" u on u.id = m.user_id
left join living_user l on l.id = m.user_id
        left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
        left join lateral word_of(
    e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.starts_at, e.time_version,
    m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
        left join "user" b on b.id = p.seen_by
        left join lateral (
  select o.id from same_player j
    join membership o on o.team_id = j.team_id and o.id = j.counts_as and o.ended_at is null
    left join child oc on oc.id = o.child_id
  where j.team_id = m.team_id and j.membership_id = m.id and oc.deleted_at is null) older on true
        left join lateral known_of(e.team_id, e.id, e.notice_version, p.seen_version, m.let_in_at) k on true
where (m.child_id is null or s.is_frozen = false) and (m.user_id is null or l.id is not null)
order by lpad(m.number, 3, ' ') nulls last, lower(coalesce(c.first_name, m.spot_first_name, u.full_name)), m.id;

-- markNudged
insert into participation (team_id, event_id, membership_id, nudged_at)
    select $1::uuid,
  $2::uuid,
  id::uuid,
  $3::timestamptz
    from json_array_elements_text($4::json) id
    on conflict (team_id, event_id, membership_id) do update
set nudged_at = excluded.nudged_at;
