-- What stands for a player at an event: the answer for this event, an absence said after it, or the usual yes. Never stored, so that an event that
-- is added, moved into the days or out of them is right at once, and what is taken back leaves nothing behind at events that have not begun.
-- An event that has begun reads the versions that were valid at its start, for good; and no absence of who joined, or took a spot, only then.
-- `over` names the absence or usual yes in its version. It differs from event to event, so that nobody can join an absence's days by it.
-- The parameters are columns of an event, a membership and a participation: whole rows would be taken apart again for each column.
create or replace function effective_answer(
    of_team uuid, of_event uuid, of_kind text, of_series uuid, of_timing text, asked text, day_one date, day_last date, starts timestamptz, timed_in integer,
    player uuid, of_child uuid, of_adult text, let_in timestamptz,
    answer_ text, answered_by_ text, answered_at_ timestamptz, seen integer)
returns table (answer text, source text, by_user text, at timestamptz, absence_id uuid, until date, over text) language sql stable as $$
  select
    case when w.is_away then 'no' when answer_ is not null then answer_ when u.version is not null then 'yes' end,
    case when w.is_away then 'away' when answer_ is not null then 'said' when u.version is not null then 'usual' end,
    case when w.is_away then w.said_by when answer_ is not null then answered_by_ else u.said_by end,
    case when w.is_away then w.said_at when answer_ is not null then answered_at_ else u.said_at end,
    case when w.is_away then w.id end,
    case when w.is_away then w.last_day when answer_ is null then u.until end,
    case when w.is_away then 'away:' || left(md5(w.id::text || of_event::text || w.version::text), 16)
      when answer_ is null and u.version is not null then 'usual:' || u.version end
  from (select 1) one
    left join lateral (
      select a.*, answer_ is null or a.said_at > answered_at_ as is_away
      from covering_absence(of_child, of_adult, of_timing = 'day', day_one, day_last, starts) a) w on asked <> 'nobody' and (let_in is null or let_in < starts)
    -- The limit keeps this a look-up of its own, which is left out where something else stands.
    left join lateral (
      select y.said_by, y.said_at, y.until, y.version from (
        select c.said_by, c.said_at, c.until, c.version, c.paused_at, c.is_taken from usual_yes c
        where c.team_id = of_team and c.membership_id = player and c.valid_from < starts
        union all
        select v.said_by, v.said_at, v.until, v.version, v.paused_at, v.is_taken from usual_yes_version v
        where v.team_id = of_team and v.membership_id = player and v.valid_from < starts and v.valid_until >= starts) y
      where answer_ is null and w.id is null and asked <> 'nobody' and of_kind = 'practice' and of_series is not null
        and y.until >= day_one and y.paused_at is null and y.is_taken
        -- Another time wants an answer of its own, but from who joined after the change. Who last saw a time that was undone has not seen this one.
        and (coalesce(seen, 1) >= timed_in and (timed_in = 1 or not exists (
          select 1 from event_version v where v.team_id = of_team and v.event_id = of_event and v.version = seen and v.is_undone))
        or seen is null and exists (
          select 1 from event_version v where v.team_id = of_team and v.event_id = of_event and v.version = timed_in and v.made_at < let_in))
      limit 1) u on true $$;
