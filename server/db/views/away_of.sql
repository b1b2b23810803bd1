-- The absence that covers an event with these days: all of them if `is_whole`, else the first. The one said last, if several do.
-- What was over when it was said stays as it was.
create or replace function away_of(about membership, is_whole boolean, first_day_ date, last_day_ date, ends timestamptz)
returns table (id uuid, said_at timestamptz, said_by text, last_day date, version integer) language sql stable as $$
  select x.id, x.said_at, x.said_by, x.last_day, x.version from absence x
  where (x.child_id = about.child_id or x.user_id = about.user_id)
    and x.first_day <= first_day_ and x.last_day >= case when is_whole then last_day_ else first_day_ end
    and ends > x.said_at
    and (x.weekdays = 127 or not exists (
      select 1 from generate_series(0, case when is_whole then last_day_ - first_day_ else 0 end) d
      where (x.weekdays >> extract(dow from first_day_ + d)::int) & 1 = 0))
  order by x.said_at desc, x.id limit 1 $$;
