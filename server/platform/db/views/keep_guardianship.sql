-- DR010: a guardianship stays between its two. Moved to somebody else or to another child it would pass DR001 and DR005.
create or replace function keep_guardianship() returns trigger language plpgsql as $$
begin
  raise exception 'a guardianship is not moved' using errcode = 'DR010';
end $$;
create trigger guardianship_kept before update of child_id, user_id on guardianship for each row
  when (old.child_id <> new.child_id or old.user_id <> new.user_id) execute function keep_guardianship();
