-- The absence that covers an event with these days: all of them if `is_whole`, else the first. The one said last, if several do.
-- What was over when it was said stays as it was.
create or replace function away_of(of_child uuid, of_adult text, is_whole boolean, day_one date, day_last date, ends timestamptz)
returns table (id uuid, said_at timestamptz, said_by text, last_day date, version integer) language sql stable as $$
  select x.id, x.said_at, x.said_by, x.last_day, x.version from absence x
  where (x.child_id = of_child or x.user_id = of_adult)
    and x.first_day <= day_one and x.last_day >= case when is_whole then day_last else day_one end
    and ends > x.said_at
    and (x.weekdays = 127 or not exists (
      select 1 from generate_series(0, case when is_whole then day_last - day_one else 0 end) d
      where (x.weekdays >> extract(dow from day_one + d)::int) & 1 = 0))
  order by x.said_at desc, x.id limit 1 $$;
