-- When a car leaves, as clocks show it there: so many minutes before the arrival, or after the end.
create or replace function leaves_at(way text, starts timestamp, ends timestamp, arrive integer, minutes integer) returns text language sql stable as $$
  select to_char(case way when 'there' then starts - make_interval(mins => arrive + minutes) else ends + make_interval(mins => minutes) end,
    'YYYY-MM-DD"T"HH24:MI:SS') $$;
