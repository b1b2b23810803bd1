ALTER TABLE "event_version" ADD COLUMN "told_at" timestamp (3) with time zone;
--> statement-breakpoint
-- What families were told of before it was kept; notices are kept for 30 days.
update event_version v set told_at = n.told_at from notice n
where n.team_id = v.team_id and n.event_id = v.event_id and n.event_version = v.version and n.told_at is not null
  and n.kind in ('moved', 'changed', 'called_off', 'back_on');
--> statement-breakpoint
-- Of older notices nothing is left: a change that stands for an hour was told, or needed not be.
update event_version v set told_at = v.made_at from event e
where e.team_id = v.team_id and e.id = v.event_id and e.notice_version = v.version and v.version > 1 and v.told_at is null
  and v.made_at < now() - interval '1 hour' and not exists (
    select 1 from notice n where n.team_id = v.team_id and n.event_id = v.event_id and n.told_at is null
      and n.kind in ('moved', 'changed', 'called_off', 'back_on'));
--> statement-breakpoint
-- In what two versions of an event differ, as `changesBetween` in domain/schedule/event-change.ts says: a renamed place is the same one, and what
-- an older version does not have has not changed.
create or replace function changed_parts(before jsonb, after jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(b.key), '{}') from jsonb_each(before) b
  where after ? b.key and case b.key when 'venue' then b.value -> 'id' is distinct from after -> 'venue' -> 'id'
    else b.value <> after -> b.key end $$;
--> statement-breakpoint
-- Whether a version of an event was over everywhere at a moment. A day of slack spares the arithmetic of zones.
create or replace function is_day_over(shown jsonb, at timestamptz) returns boolean language sql stable as $$
  select (shown ->> 'starts_local')::timestamp + (shown ->> 'duration_minutes')::int * interval '1 minute' < (at at time zone 'UTC') - interval '1 day' $$;
--> statement-breakpoint
-- What a family knows of an event up to the version `noticed`: what it last acknowledged, else what stood when the player joined. A value that it was
-- told since, and that differs from the current one, takes the place of the acknowledged one: who was told that the event is off, and pressed nothing,
-- does not know that it is back on. `heard` has all that it may believe: the acknowledged version and those that it was told since, but for days that
-- were over when the current one was made.
create or replace function known_of(of_team uuid, of_event uuid, noticed integer, seen integer, let_in timestamptz)
returns table (version integer, shown jsonb, heard jsonb) language sql stable as $$
  select k.version, k.shown || coalesce(t.shown, '{}'),
    case when t.is_over and t.heard is not null then t.heard else jsonb_build_array(k.shown) || coalesce(t.heard, '[]') end
  from (
    select v.version, v.shown from event_version v
    where noticed > 1 and v.team_id = of_team and v.event_id = of_event
      and (v.version <= seen or seen is null and (v.made_at < let_in or v.version = 1))
    order by v.version desc limit 1) k
  left join lateral (
    select jsonb_agg(v.shown order by v.version) filter (where not is_day_over(v.shown, n.made_at)) as heard, is_day_over(k.shown, n.made_at) as is_over, (
        select jsonb_object_agg(part, o.shown -> part order by o.version)
        from event_version o cross join unnest(changed_parts(o.shown, n.shown)) part
        where o.team_id = of_team and o.event_id = of_event and o.version > k.version and o.version < n.version and o.told_at is not null) as shown
    from (
        select n.version, n.shown, n.made_at from event_version n where n.team_id = of_team and n.event_id = of_event and n.version <= noticed
        order by n.version desc limit 1) n
      join event_version v on v.team_id = of_team and v.event_id = of_event and v.version > k.version and v.version < n.version
        and v.told_at is not null
    group by n.version, n.shown, n.made_at) t on true $$;
--> statement-breakpoint
-- Whether a change is one of those that ring near the event, as `isRinging` in server/schedule/notice/urgent.ts says: called off, back on or moved.
create or replace function is_rung(before jsonb, after jsonb) returns boolean language sql immutable as $$
  select changed_parts(before, after)
    && '{status,called_off_for,starts_local,time_zone,timing,duration_minutes,venue}' $$;
--> statement-breakpoint
-- Players whose families do not know of their event's last change, though it concerns them: as `isSilent` and `withHomes` in
-- domain/schedule/receipts.ts say, with what makes a family out as in server/schedule/answer/word.ts.
create or replace view not_knowing as
  select e.team_id, e.id as event_id, e.notice_version, m.id as membership_id, is_rung(k.shown, n.shown) as is_rung
  from event e
    join event_version n on n.team_id = e.team_id and n.event_id = e.id and n.version = e.notice_version
    join membership m on m.team_id = e.team_id and m.ended_at is null and 'player' = any (m.roles)
      and coalesce(m.let_in_at, m.created_at) <= n.made_at
    left join child_state s on s.child_id = m.child_id
    left join living_user l on l.id = m.user_id
    left join participation p on p.team_id = e.team_id and p.event_id = e.id and p.membership_id = m.id
    left join lateral word_of(
      e.team_id, e.id, e.kind, e.series_id, e.timing, e.asks, e.first_day, e.last_day, e.ends_at, e.time_version,
      m.id, m.child_id, m.user_id, m.let_in_at, p.answer, p.answered_by, p.answered_at, p.seen_version) w on true
    left join lateral known_of(e.team_id, e.id, e.notice_version, p.seen_version, m.let_in_at) k on true
    left join lateral (
      select o.id from same_player j
        join membership o on o.team_id = j.team_id and o.id = j.counts_as and o.ended_at is null
        left join child oc on oc.id = o.child_id
      where j.team_id = m.team_id and j.membership_id = m.id and oc.deleted_at is null) older on true
  where e.notice_version > 1
    and (m.child_id is null or s.is_frozen = false) and (m.user_id is null or l.id is not null)
    and coalesce(p.seen_version, 0) < e.notice_version and changed_parts(k.shown, n.shown) <> '{}'
    and not coalesce(w.answer = 'no' and (w.source = 'said' or p.answer = 'no' or not exists (
      select 1 from jsonb_array_elements(k.heard) h(shown)
        cross join lateral (select coalesce((h.shown ->> 'starts_local')::date, e.first_day) as day_one) d
      where not exists (
        select 1 from away_of(m.child_id, m.user_id, coalesce(h.shown ->> 'timing', e.timing) = 'day', d.day_one,
          coalesce(d.day_one + ((h.shown ->> 'duration_minutes')::int + 1439) / 1440 - 1, e.last_day), e.ends_at) x
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
--> statement-breakpoint
-- Whether a family does not know that the event is off, back on or moved. A function keeps its plan: planning the view takes twenty times as long as
-- running it, and each open call list is looked at every minute.
create or replace function is_anybody_to_call(team uuid, of_event uuid) returns boolean
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return exists (select 1 from not_knowing n where n.team_id = team and n.event_id = of_event and n.is_rung);
end $$;
--> statement-breakpoint
drop function is_anybody_unaware(uuid, uuid);
