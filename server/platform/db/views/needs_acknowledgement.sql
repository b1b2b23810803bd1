-- Whether families are notified of a change of these fields until they acknowledge it: called off, back on or moved, as `changeKindOf` in
-- domain/schedule/event/event-change.ts has it.
create or replace function needs_acknowledgement(changed text[]) returns boolean language sql immutable as $$
  select changed && '{status,called_off_for,starts_local,time_zone,timing,duration_minutes,venue}' $$;
