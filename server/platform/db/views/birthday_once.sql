-- DR008: a birthday is given once; an account that is gone loses it. Support may correct one; who turns out to be a minor
-- guards, leads and follows nobody from that moment: the child freezes, the team rests.
create or replace function birthday_once() returns trigger language plpgsql as $$
begin
  if old.date_of_birth is not null and new.date_of_birth is distinct from old.date_of_birth and new.deleted_at is null then
    if not is_operator() then raise exception 'birthday stands' using errcode = 'DR008'; end if;
    if new.date_of_birth is null or new.date_of_birth > today_() - interval '18 years' then
      update guardianship set ended_at = now(), ended_by = 'support', end_reason = 'operator' where user_id = new.id and ended_at is null;
      update membership set ended_at = now(), ended_by = 'support', end_reason = 'removed' where user_id = new.id and ended_at is null;
      delete from follow where user_id = new.id;
    end if;
  end if;
  return new;
end $$;
-- DR008 lets an account lose its birthday in the statement that proves its address: it goes to whoever proved it, and the birthday was somebody else's.
create trigger user_birthday_once before update of date_of_birth on "user" for each row
  when (not (new.date_of_birth is null and old.email_address_verified_at is null and new.email_address_verified_at is not null))
  execute function birthday_once();
