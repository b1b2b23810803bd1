-- What stands for a player at an event: the answer for this event, an absence said after it, or the usual yes. Never stored, so that an event that
-- is added, moved into the days or out of them is right at once, and what is taken back leaves nothing behind.
-- `over` names the absence or usual yes in its version. It differs from event to event, so that nobody can join an absence's days by it.
create or replace function word_of(e event, m membership, p participation) returns table (
    answer text, source text, by_user text, at timestamptz, absence_id uuid, until date, over text) language sql stable as $$
  select
    case when w.is_away then 'no' when p.answer is not null then p.answer when u.team_id is not null then 'yes' end,
    case when w.is_away then 'away' when p.answer is not null then 'said' when u.team_id is not null then 'usual' end,
    case when w.is_away then w.said_by when p.answer is not null then p.answered_by else u.said_by end,
    case when w.is_away then w.said_at when p.answer is not null then p.answered_at else u.said_at end,
    case when w.is_away then w.id end,
    case when w.is_away then w.last_day when p.answer is null then u.until end,
    case when w.is_away then 'away:' || left(md5(w.id::text || e.id::text || w.version::text), 16)
      when p.answer is null and u.team_id is not null then 'usual:' || u.version end
  from (select 1) one
    left join lateral (
      select a.*, p.answer is null or a.said_at > p.answered_at as is_away
      from away_of(m, e.timing = 'day', e.first_day, e.last_day, e.ends_at) a) w on e.asks <> 'nobody'
    left join usual_yes u on p.answer is null and w.id is null and e.asks <> 'nobody' and e.kind = 'practice' and e.series_id is not null
      and u.team_id = m.team_id and u.membership_id = m.id and u.until >= e.first_day and e.ends_at > u.said_at
      -- Another time wants an answer of its own, but from who joined after the change.
      and (coalesce(p.seen_version, 1) >= e.time_version or p.seen_version is null and exists (
        select 1 from event_version v where v.team_id = e.team_id and v.event_id = e.id and v.version = e.time_version and v.made_at < m.let_in_at))
      and exists (select 1 from team t where t.id = m.team_id and t.takes_usual) $$;
