-- DR002: under 18. DR003: no second account. DR004: the account has the same birthday.
create or replace function require_fit_child() returns trigger language plpgsql as $$
declare birthday date;
begin
  if (tg_op = 'INSERT' or new.date_of_birth <> old.date_of_birth)
    and (new.date_of_birth > today_() or new.date_of_birth <= today_() - interval '18 years') then
    raise exception 'not a minor' using errcode = 'DR002';
  end if;
  if new.user_id is null then return new; end if;
  if tg_op = 'UPDATE' and old.user_id <> new.user_id then raise exception 'claimed' using errcode = 'DR003'; end if;
  select date_of_birth into birthday from "user" where id = new.user_id;
  if birthday is distinct from new.date_of_birth then raise exception 'another birthday' using errcode = 'DR004'; end if;
  return new;
end $$;
create trigger child_fit before insert or update of date_of_birth, user_id on child for each row execute function require_fit_child();
