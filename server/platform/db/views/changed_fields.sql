-- In what two versions of an event differ, as `changesBetween` in domain/schedule/event/event-change.ts says: a renamed place is the same one, and what
-- an older version does not have has not changed.
create or replace function changed_fields(before jsonb, after jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(b.key), '{}') from jsonb_each(before) b
  where after ? b.key and case b.key when 'venue' then b.value -> 'id' is distinct from after -> 'venue' -> 'id'
    else b.value <> after -> b.key end $$;
