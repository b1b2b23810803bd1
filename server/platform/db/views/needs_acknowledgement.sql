-- Whether a change is one of those that ring near the event, as `isRinging` in domain/schedule/event/event-change.ts says: called off, back on or moved.
create or replace function needs_acknowledgement(before jsonb, after jsonb) returns boolean language sql immutable as $$
  select changed_fields(before, after)
    && '{status,called_off_for,starts_local,time_zone,timing,duration_minutes,venue}' $$;
