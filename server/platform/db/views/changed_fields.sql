-- In which fields two versions of an event differ, as `changesBetween` in domain/schedule/event/event-change.ts words it: an object is compared by its id,
-- so that a renamed place is the same one, and what an older version does not have has not changed.
create or replace function changed_fields(before jsonb, after jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(b.key), '{}') from jsonb_each(before) b
  where after ? b.key and coalesce(b.value -> 'id', b.value) <> coalesce(after -> b.key -> 'id', after -> b.key) $$;
