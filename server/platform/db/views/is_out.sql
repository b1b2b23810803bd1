-- Whether a player is out of an event as the family knows it: by a no to this event, or by an absence that covers the days of each version that the
-- family may believe (none of an event that never changed). An absence alone must not hide a change from a family that reads *In* for the days before
-- it. A table, so that a statement takes it in; `given` and `given_at` are the answer to this event, whatever counts in its place.
create or replace function is_out(
    answer text, source text, given text, given_at timestamptz, possible_versions jsonb,
    of_child uuid, of_adult text, timing text, day_one date, day_last date, starts timestamptz)
returns table (is_out boolean) language sql stable as $$
  select coalesce(answer = 'no' and (source = 'said' or given = 'no' or not exists (
    select from jsonb_array_elements(coalesce(possible_versions, '[null]')) v(shown)
      cross join lateral (select coalesce((v.shown ->> 'starts_local')::date, day_one) as day_one) d
    where not exists (
      select from covering_absence(of_child, of_adult, coalesce(v.shown ->> 'timing', timing) = 'day', d.day_one,
        coalesce(d.day_one + ((v.shown ->> 'duration_minutes')::int + 1439) / 1440 - 1, day_last), starts) a
      where given is null or a.said_at > given_at))), false) $$;
