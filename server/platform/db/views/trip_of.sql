-- What somebody agrees to when they agree to a ride: where and when one has to be there, or where and when one is picked up. An agreement keeps this
-- text and holds while the event's is the same. So nothing is reset when an event moves, a move that is undone leaves no trace, and a game that
-- becomes longer opens the way back alone.
create or replace function trip_of(way text, starts timestamp, ends timestamp, arrive integer, zone text, timing text, venue uuid) returns text language sql stable as $$
  select concat_ws(' ', case way when 'there' then to_char(starts, 'YYYY-MM-DD"T"HH24:MI') || ' -' || arrive else to_char(ends, 'YYYY-MM-DD"T"HH24:MI') end,
    zone, timing, coalesce(venue::text, '-')) $$;
