-- DR001: guardians and direct members are adults with a proven address.
create or replace function require_adult() returns trigger language plpgsql as $$
declare who "user";
begin
  if new.user_id is null then return new; end if;
  select * into who from "user" where id = new.user_id for share;
  if is_fit_adult(who) is not true then raise exception 'adult required' using errcode = 'DR001'; end if;
  return new;
end $$;
create trigger guardianship_adult before insert on guardianship for each row execute function require_adult();
create trigger membership_adult before insert or update of user_id on membership for each row execute function require_adult();
create trigger follow_adult before insert on follow for each row execute function require_adult();
