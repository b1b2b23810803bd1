-- Whether a version of an event was over everywhere at a moment. A day of slack spares the arithmetic of zones.
create or replace function is_day_over(shown jsonb, at timestamptz) returns boolean language sql stable as $$
  select (shown ->> 'starts_local')::timestamp + (shown ->> 'duration_minutes')::int * interval '1 minute' < (at at time zone 'UTC') - interval '1 day' $$;
