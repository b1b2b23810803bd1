-- 2 to 8, each of 1 to 80 characters without spaces at its ends, no two alike.
create or replace function are_poll_options(options text[]) returns boolean language sql immutable as $$
  select cardinality(options) between 2 and 8 and (
    select count(distinct lower(o)) = count(*) and bool_and(o is not null and o = btrim(o) and char_length(o) between 1 and 80) from unnest(options) o) $$;
