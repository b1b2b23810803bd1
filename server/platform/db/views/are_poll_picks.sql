-- Numbers of a poll's options, none twice, and not more than one where one is wanted.
create or replace function are_poll_picks(picks smallint[], options text[], is_multiple boolean) returns boolean language sql immutable as $$
  select cardinality(picks) <= case when is_multiple then cardinality(options) else 1 end and (
    select count(distinct k) = count(*) and coalesce(bool_and(k is not null and k between 1 and cardinality(options)), true) from unnest(picks) k) $$;
