-- The absence that covers an event with these days: all of them if `is_whole`, else the first. The one said last, if several do.
-- Of each absence the version counts that was valid when the event began, so that a later change leaves the past as it was.
create or replace function covering_absence(of_child uuid, of_adult text, is_whole boolean, day_one date, day_last date, starts timestamptz)
returns table (id uuid, said_at timestamptz, said_by text, last_day date, version integer) language sql stable as $$
  select x.id, x.said_at, x.said_by, x.last_day, x.version from (
    select a.id, a.child_id, a.user_id, a.first_day, a.last_day, a.weekdays, a.said_at, a.said_by, a.version
    from absence a where (a.child_id = of_child or a.user_id = of_adult) and a.valid_from < starts
    union all
    select v.absence_id, v.child_id, v.user_id, v.first_day, v.last_day, v.weekdays, v.said_at, v.said_by, v.version
    from absence_version v where (v.child_id = of_child or v.user_id = of_adult) and v.valid_from < starts and v.valid_until >= starts) x
  where x.first_day <= day_one and x.last_day >= case when is_whole then day_last else day_one end
    and (x.weekdays = 127 or not exists (
      select 1 from generate_series(0, case when is_whole then day_last - day_one else 0 end) d
      where (x.weekdays >> extract(dow from day_one + d)::int) & 1 = 0))
  order by x.said_at desc, x.id limit 1 $$;
