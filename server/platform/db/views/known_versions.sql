-- What a family knows of an event up to the version `noticed`: what it last acknowledged, else what stood when the player joined. A value that it was
-- notified of since, and that differs from the current one, takes the place of the acknowledged one: who was notified that the event is off, and pressed nothing,
-- does not know that it is back on. `possible_versions` are all that it may believe: the acknowledged version and those that it was notified of since, but for days that
-- were over when the current one was made.
create or replace function known_versions(of_team uuid, of_event uuid, noticed integer, seen integer, let_in timestamptz)
returns table (version integer, shown jsonb, possible_versions jsonb) language sql stable as $$
  select k.version, k.shown || coalesce(t.shown, '{}'),
    case when t.is_over and t.versions is not null then t.versions else jsonb_build_array(k.shown) || coalesce(t.versions, '[]') end
  from (
    select v.version, v.shown from event_version v
    where noticed > 1 and v.team_id = of_team and v.event_id = of_event
      and (v.version <= seen or seen is null and (v.made_at < let_in or v.version = 1))
    order by v.version desc limit 1) k
  left join lateral (
    select jsonb_agg(v.shown order by v.version) filter (where not is_day_over(v.shown, n.made_at)) as versions, is_day_over(k.shown, n.made_at) as is_over, (
        select jsonb_object_agg(part, o.shown -> part order by o.version)
        from event_version o cross join unnest(changed_fields(o.shown, n.shown)) part
        where o.team_id = of_team and o.event_id = of_event and o.version > k.version and o.version < n.version and o.told_at is not null) as shown
    from (
        select n.version, n.shown, n.made_at from event_version n where n.team_id = of_team and n.event_id = of_event and n.version <= noticed
        order by n.version desc limit 1) n
      join event_version v on v.team_id = of_team and v.event_id = of_event and v.version > k.version and v.version < n.version
        and v.told_at is not null
    group by n.version, n.shown, n.made_at) t on true $$;
