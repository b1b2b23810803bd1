-- Whether families are notified of a change until they acknowledge it: called off, back on or moved, as `changeKindOf` in domain/schedule/event/event-change.ts has it.
create or replace function needs_acknowledgement(before jsonb, after jsonb) returns boolean language sql immutable as $$
  select changed_fields(before, after)
    && '{status,called_off_for,starts_local,time_zone,timing,duration_minutes,venue}' $$;
